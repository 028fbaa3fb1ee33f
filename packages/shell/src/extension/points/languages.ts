import { createExtensionPoint } from '../core/extension-point.ts';
import type { Placed } from '../core/contribution-types.ts';
import type { Messages } from '../../messages/message.ts';

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

/** Languages of the panel: further ones, and texts of those that the host lists. */
export const languages = createExtensionPoint<LanguagePack>().with({
  id: 'shell.languages',
  key: ({ code }) => code,
  // A code that is no tag throws, and is named by that. The server keeps 35 characters of it.
  validate: ({ code, label, messages }) =>
    Intl.getCanonicalLocales(code)[0] && code.length <= 35 && label && typeof messages === 'function'
      ? undefined
      : 'A language needs a `code` of at most 35 characters, a `label` and `messages`',
});
