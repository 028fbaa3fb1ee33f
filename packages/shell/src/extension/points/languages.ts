import { createExtensionPoint } from '../core/extension-point.ts';
import type { Placed } from '../core/contribution-types.ts';
import type { Messages } from '../core/message.ts';

/** Texts of the panel in one language: of the host and of any plugin. */
export interface LanguagePack extends Omit<Placed, 'id'> {
  /** A BCP-47 tag of at most 35 characters, or the code of a language that the host lists. */
  readonly code: string;
  /** The language's name in that language; the host's own name where it lists the language. */
  readonly label: string;
  /** @default left to right */
  readonly direction?: 'rtl';
  /** Fetches the texts, whose ids may be anybody's. What is missing is shown as its plugin has it. */
  readonly messages: () => Promise<{ readonly default: Messages }>;
}

/** As much as the server keeps of it. */
const longestCode = 35;

function isTag(code: unknown): code is string {
  try {
    return (
      typeof code === 'string' && code.length <= longestCode && Intl.getCanonicalLocales(code).length === 1
    );
  } catch {
    return false;
  }
}

/** Languages of the panel: further ones, and texts of those that the host lists. */
export const languages = createExtensionPoint<LanguagePack>().with({
  id: 'shell.languages',
  key: ({ code }) => code,
  validate({ code, label, messages }) {
    if (!isTag(code)) return 'A language needs a `code`: a BCP-47 tag such as `de` or `pt-BR`';
    if (!label) return 'A language needs a `label`: its name in that language';
    return typeof messages === 'function'
      ? undefined
      : 'A language needs `messages`: a function that fetches its texts';
  },
});
