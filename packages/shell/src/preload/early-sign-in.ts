import { fileAddress } from '../http/file-address.ts';
import { defaultLocale } from '../preferences/locales.ts';
import type { BootDocument } from '../project/boot-document.ts';
import { loginPage } from '../navigation/pages.ts';
import { keptLanguage } from './kept-language.ts';
import type { VisitAddress, VisitPart } from './visit-part.ts';

/** Id of the template that holds the form for signing in; it stands right after the panel's root. */
const templateId = 'admin-sign-in';

/** The form for signing in that the document itself shows, until the panel has drawn its own. */
export interface EarlySignIn {
  readonly page: HTMLElement;
  /** Whether somebody has sent it, and has changed nothing since. */
  readonly isSent: () => boolean;
}

declare global {
  var adminEarlySignIn: EarlySignIn | undefined;
}

/** Pages that lead somebody who is not signed in to that form: its own, and those of the parts. */
function leadsToSignIn(address: VisitAddress, parts: readonly VisitPart[]): boolean {
  return (
    loginPage.match(address.pathname) !== undefined || parts.some(({ chunks }) => chunks(address).length > 0)
  );
}

/** Resolves when the page has its styles, or cannot have them. */
async function styled(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loading = links.filter(({ sheet }) => !sheet);
  await Promise.all(
    loading.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve, { once: true });
          link.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
}

/** Keeps what is sent until the panel can send it. Whoever goes on typing is not done yet. */
function watchSending(page: HTMLElement): () => boolean {
  let isSent = false;
  const note = (value: boolean): void => {
    isSent = value;
    const button = page.querySelector('button[type="submit"]');
    for (const attribute of ['aria-busy', 'aria-disabled']) {
      if (isSent) button?.setAttribute(attribute, 'true');
      else button?.removeAttribute(attribute);
    }
  };
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    note(true);
  });
  page.addEventListener('input', () => note(false));
  return () => isSent;
}

function insertForm({ init, apiUrl = '' }: BootDocument): void {
  const template = document.getElementById(templateId);
  if (!(template instanceof HTMLTemplateElement)) return;
  // Whatever the panel shows by now is newer. The region that reads page titles out is always there.
  const isDrawn = template.previousElementSibling?.querySelector(':scope > :not([aria-live])');
  if (isDrawn || !template.content.firstElementChild) return;
  const page = document.createElement('div');
  page.className = templateId;
  page.append(template.content.cloneNode(true));
  const logo = page.querySelector('img');
  if (logo && init?.authLogo) logo.src = fileAddress(init.authLogo, apiUrl);
  // No browser tells where the caret stands in a field for addresses.
  for (const field of page.querySelectorAll<HTMLInputElement>('input[type="email"]')) {
    Object.assign(field, { type: 'text', inputMode: 'email' });
  }
  globalThis.adminEarlySignIn = { page, isSent: watchSending(page) };
  template.replaceWith(page);
  page.querySelector('input')?.focus();
}

/**
 * Shows the form for signing in before there is a script of the panel, for somebody who is not signed in and has come
 * to a page that leads to it. It is markup of the document, and English: whoever has chosen another language gets the
 * panel's own form, in that language.
 */
export function showSignIn(
  boot: BootDocument | null,
  address: VisitAddress,
  parts: readonly VisitPart[],
): void {
  if (!boot?.init?.hasAdmin || !leadsToSignIn(address, parts)) return;
  if (keptLanguage().code !== defaultLocale) return;
  // The document has been read, and none of its scripts has run.
  const begin = async (): Promise<void> => {
    await styled();
    insertForm(boot);
  };
  document.addEventListener('readystatechange', () => void begin(), { once: true });
}
