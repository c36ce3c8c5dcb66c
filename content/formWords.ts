import type { Language } from "#site/languages.ts";
import { fieldLimits } from "#site/messageLimits.ts";

/** What the page says that answers a form without JavaScript. */
export interface FormWords {
	readonly title: string;
	/** Why the message was not taken; the text is still in the fields. */
	readonly field: string;
	readonly tooMany: string;
	readonly unavailable: string;
	/** The form could not be read, so the fields are empty. */
	readonly unreadable: string;
	readonly name: string;
	readonly email: string;
	readonly message: string;
	readonly send: string;
	readonly empty: string;
	readonly long: (limit: number) => string;
	readonly formatEmail: string;
	readonly format: string;
}

/**
 * Beside the page and not among the translations that every visitor's browser fetches: hardly anybody will ever read
 * them. The type keeps the languages complete.
 */
export const formWords: Readonly<Record<Language, FormWords>> = {
	en: {
		title: "Not sent yet",
		field: "One field needs correcting. Your text is still here.",
		tooMany: "Many messages have come from your network. Please wait a few minutes, then send it again.",
		unavailable: "We could not keep your message just now. Please send it again in a minute: your text is still here.",
		unreadable: "We could not read the form. Please fill it in once more and send it.",
		name: "Name",
		email: "Email",
		message: "Message",
		send: "Send the message",
		empty: "This field is mandatory",
		long: (limit) => `Please use at most ${limit.toLocaleString("en")} characters`,
		formatEmail: "Enter an address like name@example.com",
		format: "Please use one line of readable characters",
	},
	ru: {
		title: "Ещё не отправлено",
		field: "Исправьте одно поле. Ваш текст на месте.",
		tooMany: "Из вашей сети пришло много сообщений. Подождите несколько минут и отправьте ещё раз.",
		unavailable: "Сейчас не удалось сохранить сообщение. Отправьте его ещё раз через минуту: текст на месте.",
		unreadable: "Не удалось прочитать форму. Заполните её ещё раз и отправьте.",
		name: "Имя",
		email: "Электронная почта",
		message: "Сообщение",
		send: "Отправить",
		empty: "Это поле нужно заполнить",
		long: (limit) => `Не больше ${limit.toLocaleString("ru")} символов`,
		formatEmail: "Введите адрес, например name@example.com",
		format: "Нужна одна строка обычного текста",
	},
	id: {
		title: "Belum terkirim",
		field: "Satu kolom perlu diperbaiki. Teks Anda masih ada di sini.",
		tooMany: "Sudah banyak pesan dari jaringan Anda. Tunggu beberapa menit, lalu kirim lagi.",
		unavailable: "Pesan Anda belum dapat disimpan. Kirim lagi dalam satu menit: teks Anda masih ada di sini.",
		unreadable: "Formulir tidak dapat dibaca. Isi sekali lagi, lalu kirim.",
		name: "Nama",
		email: "Email",
		message: "Pesan",
		send: "Kirim pesan",
		empty: "Kolom ini wajib diisi",
		long: (limit) => `Paling banyak ${limit.toLocaleString("id")} karakter`,
		formatEmail: "Tulis alamat seperti name@example.com",
		format: "Tulis satu baris karakter yang dapat dibaca",
	},
};

/** What is wrong with a field, in the visitor's words. */
export function describeProblem(words: FormWords, field: "name" | "email" | "message", code: string): string {
	if (code === "empty") return words.empty;
	if (code === "long") return words.long(fieldLimits[field]);
	return field === "email" ? words.formatEmail : words.format;
}
