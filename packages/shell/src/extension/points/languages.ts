import { createExtensionPoint } from '../core/extension-point.ts';
import type { Placed } from '../core/contribution-types.ts';
import type { Messages } from '../../messages/message.ts';

/** Texts of the panel in one language: those of the host and of any plugin. */
export interface LanguagePack extends Omit<Placed, 'id'> {
  /** A unique id, for texts in a language that another plugin contributes as well. @default the code */
  readonly id?: string;
  /** A BCP-47 tag of at most 35 characters, or the code of a language of the host. */
  readonly code: string;
  /** The language's name in that language, for languages that the host does not list. @default the code */
  readonly label?: string;
  /** @default left to right */
  readonly direction?: 'rtl';
  /** Fetches the texts, with ids of the host and of any plugin. Missing texts are shown in their plugin's language. */
  readonly messages: () => Promise<{ readonly default: Messages }>;
  /** Texts that are fetched after the first page. */
  readonly late?: LateTexts;
}

/** Texts that are fetched with the first component of one of some plugins, or when the browser is idle. */
export interface LateTexts {
  /** The ids of the plugins whose components use the texts. */
  readonly plugins: readonly string[];
  readonly messages: LanguagePack['messages'];
}

/** Languages of the panel: additional ones, and texts for those of the host. */
export const languages = createExtensionPoint<LanguagePack>().with({
  id: 'shell.languages',
  key: ({ id, code }) => id ?? code,
  // A code that is not a tag throws, and is reported. The server stores 35 characters of it.
  validate: ({ code, messages }) =>
    Intl.getCanonicalLocales(code)[0] && code.length <= 35 && typeof messages === 'function'
      ? undefined
      : 'A language needs a `code` of at most 35 characters and `messages`',
});
