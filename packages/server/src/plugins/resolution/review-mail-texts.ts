import { placeholder, type NamedMailTemplate } from '../../mail/mail-template.ts';
import type { MailTranslation, TranslatedMailTexts } from '../../mail/mail-language.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';
import { reviewNamed } from './review-named.ts';

const keys = [
  'subject',
  'paragraphs',
  'action',
  'remarks',
  'html',
] as const satisfies readonly (keyof TranslatedMailTexts)[];

function isLanguage(code: unknown): boolean {
  try {
    return typeof code === 'string' && code.length <= 35 && Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** What of a text is read; the address of an action is not the pack's. */
function wordsOf(texts: TranslatedMailTexts, key: (typeof keys)[number]): string {
  const value = key === 'action' ? texts.action?.label : texts[key];
  return typeof value === 'string' ? value : (value ?? []).join('\n');
}

function placeholdersIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))].toSorted();
}

/** What is wrong with one text beside the one that it translates, as the end of a sentence. */
function faultOfText(
  key: string,
  english: NamedMailTemplate['texts'],
  texts: TranslatedMailTexts,
): string | undefined {
  const known = keys.find((one) => one === key);
  if (known === undefined) return `has a text ${key}, which no mail has`;
  if (english[known] === undefined) return `has a text ${key}, which the mail does not have`;
  const [wanted, given] = [placeholdersIn(wordsOf(english, known)), placeholdersIn(wordsOf(texts, known))];
  const lost = wanted.find((name) => !given.includes(name));
  if (lost !== undefined) return `leaves {${lost}} out of its ${key}`;
  const added = given.find((name) => !wanted.includes(name));
  return added === undefined
    ? undefined
    : `asks for {${added}} in its ${key}, which the mail does not fill there`;
}

function faultOf({ mail, language, texts }: MailTranslation, known: KnownParts): string | undefined {
  if (!isLanguage(language)) return 'are in no language: name one by its code, such as fr';
  const template = known.mails.get(mail);
  if (template === undefined) {
    // A pack may know mails of plugins that are not here.
    return known.mailOwners.has(mail.split('.')[0] ?? '')
      ? 'are those of a mail that is not there'
      : undefined;
  }
  for (const key of Object.keys(texts)) {
    const fault = faultOfText(key, template.texts, texts);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** What keeps the texts of a language pack from being sent: a mail or a text that is not there, or a lost placeholder. */
export function reviewMailTexts(
  { id, mailTexts = [] }: Pick<ServerPlugin, 'id' | 'mailTexts'>,
  known: KnownParts,
): readonly PluginProblem[] {
  const parts = mailTexts.map((translation) => ({
    name: `${translation.language} of ${translation.mail}`,
    faultOf: (isTaken: boolean) => (isTaken ? 'are there twice' : faultOf(translation, known)),
  }));
  return reviewNamed({ code: 'MAIL_TEXTS_INVALID', pluginId: id, noun: 'texts in' }, parts);
}
