import { createExtensionPoint } from '../core/extension-point.ts';
import type { Placed } from '../core/contribution-types.ts';
import type { Messages } from '../../messages/message.ts';

/** Texts of the panel in one language: those of the host and of any plugin. */
export interface LanguagePack extends Omit<Placed, 'id'> {
  /** A BCP-47 tag of at most 35 characters, or the code of a language of the host. */
  readonly code: string;
  /** The language's name in that language; ignored if the host lists the language. */
  readonly label: string;
  /** @default left to right */
  readonly direction?: 'rtl';
  /** Fetches the texts, with ids of the host and of any plugin. Missing texts are shown in their plugin's language. */
  readonly messages: () => Promise<{ readonly default: Messages }>;
}

/** Languages of the panel: additional ones, and texts for those of the host. */
export const languages = createExtensionPoint<LanguagePack>().with({
  id: 'shell.languages',
  key: ({ code }) => code,
  // A code that is not a tag throws, and is reported. The server stores 35 characters of it.
  validate: ({ code, label, messages }) =>
    Intl.getCanonicalLocales(code)[0] && code.length <= 35 && label && typeof messages === 'function'
      ? undefined
      : 'A language needs a `code` of at most 35 characters, a `label` and `messages`',
});
