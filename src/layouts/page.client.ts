import { enhanceContactDialog } from "#src/features/contact/contactDialog.client.ts";
import { enhanceSearchControl } from "#src/features/search/searchControl.client.ts";

const contact = document.querySelector<HTMLDialogElement>("#contact");
if (contact) enhanceContactDialog(contact);
const search = document.querySelector<HTMLAnchorElement>('[aria-keyshortcuts="/"]');
if (search) enhanceSearchControl(search);
