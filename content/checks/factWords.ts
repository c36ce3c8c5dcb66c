import type * as facts from "#site/facts.ts";

/** Names as texts use them: `referralRewards.1` is the first of several. */
type FactName = {
	[Name in keyof typeof facts]: (typeof facts)[Name] extends readonly unknown[] ? `${Name}.${1 | 2 | 3 | 4}` : Name;
}[keyof typeof facts];

/**
 * What a sentence that states a fact is about, in all languages: without these words the fact is not claimed, so that a
 * figure cannot take another's place. `¤` stands for the figure itself where its place in the sentence matters; before the
 * sentence stands the key of a translation.
 */
export const factWords: Readonly<Partial<Record<FactName, RegExp>>> = {
	platformFeeCap:
		/(?:fee|cap\p{L}*|most|Комисси\p{L}*|коми[сс]\p{L}*|выше|больше|Komisi\p{L}*|take|берём)(?:(?!norm|where|against|вместо|обычн|The same)[^¤.|]){0,45}¤|¤ ?%[^.|]{0,12}(?:at most|tertinggi)|At ¤|При ¤|studios: ¤|Is ¤|¤ % — это|¤ ?% of what|publish\.figure|hero\.line2 "До ¤|Потолок — ¤|Paling tinggi ¤|Minus ¤%|\.kept/u,
	industryFee:
		/(?:norm|industri|в отрасли|обычн\p{L}*)[^¤.|;]{0,30}¤|At a fee of ¤|same at ¤|\.usual|where the industry[^¤]*¤|usual ¤|against[^¤]{0,30}¤/u,
	teleDollarValue: /TeleDollar.*equals ¤|1 T\$.*¤/u,
	germanVatThreshold: /threshold|Germany/u,
	gameLives: /lives|жизн/u,
	gameLevels: /glass-quest\)[^¤]{0,12}¤|glass-quest\.yaml|¤ levels of bending light/u,
	longGameLevels: /bubble-shooter-legend\)[^¤]{0,12}¤|bubble-shooter-legend\.yaml|дракончик/u,
	customerLiabilityFloor: /product|продукт/u,
	developerTerminationNotice:
		/with ¤ days' written|(?:письменно|Предупре)[^.]{0,20}¤|give ¤ days|terminates \| ¤|agreement ends, ¤ days|¤ days' (?:written )?notice/u,
	developerTransition:
		/[Tt]ransition of ¤|¤-day transition|Transition[^.]*¤|transition begins|transit|переходн\p{L}+ период[^¤]{0,4}¤|следующие ¤|transition.*of ¤/u,
	developerChangeNotice: /(?:take|takes) effect|в силу/u,
	developerPayoutHold: /with(?:hold|held)|breach, the ¤ days run|When the ¤|удерж|задерж|four months/u,
	criticalSupportResponse: /cannot be opened|covers the ¤|for the ¤|critical|критическ/u,
	supportResponse: /ugly|to become fairer|otherwise within ¤|All other|all (?:the )?other|others|остальн|boss|прочи/u,
	securityIncidentNotice: /player database|and the ¤|[Ii]ncident|инцидент|report/u,
	securityScanNotice: /scan|проверк/u,
	assignmentNotice: /assign/u,
	developerAge: /¤ years old|at least ¤|исполнилось ¤|не меньше ¤ лет|are ¤/u,
	developerLiabilityPeriod: /preceding ¤|in the ¤ months|предыдущие/u,
	partnerReportingPeriod: /[Rr]eporting [Pp]eriod/u,
	partnerPayoutPeriod: /calendar month|Reporting Period|календарн\p{L}+ месяц|bulan/u,
	partnerMinimumPayout:
		/^(?:\S*partner|\S+ partnership\.|\S*meta\.json partnership).*(?:¤ ?(?:T\$(?! for)|Teledollars|теледолларов)|under ¤)/u,
	partnerBenefitYears:
		/count|payable|get paid|учитывается|приносит|получайте|платят|years of|paid\.figure|dihitung|terima|imbalan/u,
	partnerLiabilityPeriod: /benefit payments|payable to you/u,
	partnerTerminationNotice: /¤ calendar days' notice|[Ee]nds after ¤|прекратить/u,
	partnerIdlePeriod: /no customer|[Nn]ew customer|No new|ни одного/u,
	partnerCurePeriod: /cure it within ¤|¤ days from written notice to put it right/u,
	forceMajeurePeriod: /[Ff]orce majeure|If it lasts/u,
	forceMajeureProof: /certificate/u,
	partnerNegotiation: /Negotiation|negotiat|ведут переговоры/u,
	referralBalance:
		/At least ¤ T\$ for|(?<!\p{L})(?:at least|below|[Bb]elow|those|each|the|their|top up|leave|adds up|find|keeps|minimum|with|balance of|balance at|не менее|ниже|менее чем на|на балансе|условие о|tops up|rest of|up) ¤|¤ T\$ (?:condition|or more|in for|or|on top)/u,
	referralHold:
		/^(?!\S*(?:developers|from-sdk|turn-your)).*(?:¤ consecutive|[Ii]ts ¤ days start|freez|frozen|¤ дней (?:подряд|начин)|отсчёт ¤|заморажив|до конца этих ¤|¤ days (?:are|run|is)|Когда ваши|own ¤|[Yy]our ¤ days|friend.s ¤|Ben.s ¤|Ana.s ¤|Wait the ¤|keeps it for ¤|keeps[^.]*for ¤|¤-day condition|waits ¤|until the ¤|days on it|own ¤)/u,
	"referralRewards.1":
		/(?:(?:full|full amount|all|все) (?:¤|[^.]*\| ¤)|% (?:of|от) ¤|(?:Share of|rewards from|levels, from|earn|earns you|due|first|programme[^.]{0,90}pays|which pays|I receive) ¤|вознаграждения от ¤|¤ T\$ (?:on level 1|for each|за Аню)|уровень 1 — ¤|¤ (?:T\$ )?for Ana)/u,
	"referralRewards.2": /Silver.*\| ¤|Серебрян.*\| ¤|¤ T\$ on level 2|уровень 2 — ¤|¤ (?:T\$ )?for Ben|¤ T\$ за Бориса/u,
	"referralRewards.3": /Bronze.*\| ¤|Бронз.*\| ¤|¤ T\$ on level 3|уровень 3 — ¤|¤ (?:T\$ )?for Chidi|¤ T\$ за Веру/u,
	"referralRewards.4":
		/\| 4 .*\| ¤|¤ T\$ on level 4|уровень 4 — ¤|¤ (?:T\$ )?for Dora|¤ T\$ за Глеба|down to ¤|до ¤ T/u,
	"referralShares.1": /Silver|Серебрян/u,
	"referralShares.2": /Bronze|Бронз/u,
	"referralShares.3": /\| 4 /u,
	referralExampleTotal: /Dora: ¤|всего ¤/u,
	referralLevels: /Fleet|Флот/u,
	refundWindow: /transaction|refund|purchase|request|after операции|операции|arrive|отправи/u,
	refundReview: /review|рассматрива/u,
	refundPayout: /refund (?:you|follows)[^.]*¤|We refund|одобрен|of approval/u,
	informalContact: /aware|support|узнали|noticing/u,
	firstSupportResponse: /first (?:response|answers)|Support answers|Поддержка ответит/u,
	escalationDecision: /decides|Decision within|decision|решение/u,
	formalAction: /ADR|court|start within|И то и другое|суд/u,
	necessaryCookies: /(?:session to|сеанса до|sesi sampai) ¤ (?:year(?!s)|года|tahun)/u,
	botProtectionCookie: /бот|bot/u,
	analyticsCookies:
		/(?:[Aa]nalytics|Аналитическ|count|Count|consent\.analytics)[^¤]*(?:up to|до|sampai) ¤|They last up to ¤ years\.$|pages read \| up to ¤/u,
	adPixel: /[Pp]ixel[^|¤]{0,20}¤|brought you here \| ¤|пиксель[^¤]{0,20}¤|Piksel[^¤]{0,20}¤|Пиксель[^¤]{0,20}¤/u,
	"adConversionCookies.1": /¤ (?:to|sampai|до)|от ¤/u,
	"adConversionCookies.2": /(?:to|до|sampai) ¤/u,
	languageCookie: /language[^¤]*up to ¤ year(?!s)/u,
	draftLife: /more than ¤ days old|[Dd]raft/u,
	messageRetention: /forwarded|exported|пересла|пересыл|переда|выгру|diteruskan|diekspor/u,
	"signInCookies.1": /(?:session to|сеанса до|sesi sampai) ¤ (?:months|месяц|bulan)/u,
	"signInCookies.2": /(?:another provider.*\| ¤|and ¤ month with another)/u,
	replayCookie: /replay|led to|monitoring/u,
	consentCookie: /choice|accepted|cookieConsent|missing|Ваш выбор|Consent/u,
};
