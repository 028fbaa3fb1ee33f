import { fileAddress } from '../http/urls.ts';
import { defaultLocale } from '../preferences/locales.ts';
import type { BootDocument } from '../project/boot-document.ts';
import { loginPage } from '../navigation/pages.ts';
import { storedLanguage } from './stored-preferences.ts';
import { hasPanelDrawn, painted, parsed, stylesSettled } from './document-state.ts';
import type { PreloadAddress, PagePreload } from './page-preload.ts';

/** Id of the template with the sign-in form, the element after the panel's root. */
const templateId = 'admin-sign-in';

/** The sign-in form that the document shows until the panel has rendered its own. */
export interface EarlySignIn {
  readonly page: HTMLElement;
  /** Returns whether the user has submitted the form and not changed it since. */
  readonly isSent: () => boolean;
}

declare global {
  var adminEarlySignIn: EarlySignIn | undefined;
}

/** Returns whether a signed-out user sees the sign-in form at this address: on its own page and those of plugins. */
function showsSignIn(address: PreloadAddress, preloads: readonly PagePreload[]): boolean {
  return (
    loginPage.match(address.pathname) !== undefined ||
    preloads.some(({ chunks }) => chunks(address).length > 0)
  );
}

/** Records a submission until the panel can send it. Further input cancels it. */
function watchSubmission(page: HTMLElement): () => boolean {
  let isSent = false;
  const setSent = (value: boolean): void => {
    isSent = value;
    const button = page.querySelector('button[type="submit"]');
    for (const attribute of ['aria-busy', 'aria-disabled']) {
      if (isSent) button?.setAttribute(attribute, 'true');
      else button?.removeAttribute(attribute);
    }
  };
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    setSent(true);
  });
  page.addEventListener('input', () => setSent(false));
  return () => isSent;
}

function insertForm({ init, apiUrl = '' }: BootDocument): void {
  const template = document.getElementById(templateId);
  if (!(template instanceof HTMLTemplateElement)) return;
  if (hasPanelDrawn() || !template.content.firstElementChild) return;
  const page = document.createElement('div');
  page.className = templateId;
  page.append(template.content.cloneNode(true));
  const logo = page.querySelector('img');
  if (logo && init?.authLogo) logo.src = fileAddress(init.authLogo, apiUrl);
  // Browsers report no caret position in inputs of type email.
  for (const field of page.querySelectorAll<HTMLInputElement>('input[type="email"]')) {
    Object.assign(field, { type: 'text', inputMode: 'email' });
  }
  globalThis.adminEarlySignIn = { page, isSent: watchSubmission(page) };
  template.replaceWith(page);
  page.querySelector('input')?.focus();
}

async function show(boot: BootDocument): Promise<void> {
  // None of the panel's scripts has run when the document is parsed.
  await parsed();
  await stylesSettled();
  insertForm(boot);
  await painted();
}

/**
 * Shows the sign-in form before the panel's scripts run. The form is static English markup of the document; users with
 * another language wait for the panel's own form.
 * @returns a promise if it shows the form; it resolves when the form is painted
 */
export function showSignIn(
  boot: BootDocument | null,
  address: PreloadAddress,
  preloads: readonly PagePreload[],
): Promise<void> | undefined {
  if (!boot?.init?.hasAdmin || !showsSignIn(address, preloads)) return undefined;
  if (storedLanguage().code !== defaultLocale) return undefined;
  return show(boot);
}
