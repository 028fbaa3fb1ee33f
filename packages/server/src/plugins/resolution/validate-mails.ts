import { placeholder, type MailTexts, type NamedMailTemplate } from '../../mail/mail-template.ts';
import { keywordOf } from '../settings/setting-schema.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { validateNamed, type KnownParts } from './known-parts.ts';
import type { MailTranslation, TranslatedMailTexts } from '../../mail/mail-language.ts';

const filled: readonly unknown[] = ['string', 'number', 'integer'];

function everyText({ subject, paragraphs, action, remarks = [], html = '' }: MailTexts): string {
  return [subject, ...paragraphs, action?.label ?? '', action?.url ?? '', ...remarks, html].join('\n');
}

function mailFault(mail: NamedMailTemplate, plugin: string, isTaken: boolean): string | undefined {
  const { id, values, texts, translations = {} } = mail;
  if (isTaken || !id.startsWith(`${plugin}.`)) return `must have a unique id that starts with ${plugin}.`;
  if (keywordOf(values, 'type') !== 'object') return 'needs a Type.Object as its values';
  const names = Object.keys(values.properties);
  const odd = names.find((name) => !filled.includes(keywordOf(values.properties[name] ?? values, 'type')));
  if (odd !== undefined) return `has a value ${odd} that is neither a string nor a number`;
  const used = [texts, ...Object.values(translations)].flatMap((one) =>
    Array.from(everyText(one).matchAll(placeholder), ([, name = '']) => name),
  );
  const unknown = used.find((name) => !names.includes(name));
  return unknown === undefined ? undefined : `uses {${unknown}}, which is not one of its values`;
}

/** Validates the mails of a plugin: their ids, values and placeholders. */
export function validateMails({
  id,
  mails = [],
}: Pick<ServerPlugin, 'id' | 'mails'>): readonly PluginProblem[] {
  const parts = mails.map((mail) => ({
    name: mail.id,
    faultOf: (isTaken: boolean) => mailFault(mail, id, isTaken),
  }));
  return validateNamed({ code: 'MAIL_INVALID', pluginId: id, noun: 'mail' }, parts);
}

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

/** Returns the translated part of a text; a language pack does not translate the URL of an action. */
function wordsOf(texts: TranslatedMailTexts, key: (typeof keys)[number]): string {
  const value = key === 'action' ? texts.action?.label : texts[key];
  return typeof value === 'string' ? value : (value ?? []).join('\n');
}

function placeholdersIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), ([, name = '']) => name))].toSorted();
}

/** Returns the fault of a translated text as the end of a sentence; undefined when it is valid. */
function faultOfText(
  key: string,
  english: NamedMailTemplate['texts'],
  texts: TranslatedMailTexts,
): string | undefined {
  const known = keys.find((one) => one === key);
  if (known === undefined) return `contain ${key}, which is not a text of mails`;
  if (english[known] === undefined) return `contain ${key}, which the mail does not have`;
  const [wanted, given] = [placeholdersIn(wordsOf(english, known)), placeholdersIn(wordsOf(texts, known))];
  const lost = wanted.find((name) => !given.includes(name));
  if (lost !== undefined) return `omit {${lost}} in ${key}`;
  const added = given.find((name) => !wanted.includes(name));
  return added === undefined ? undefined : `use {${added}} in ${key}, where the mail does not use it`;
}

function faultOf({ mail, language, texts }: MailTranslation, known: KnownParts): string | undefined {
  if (!isLanguage(language)) return 'have an invalid language: use a code such as fr';
  const template = known.mails.get(mail);
  if (template === undefined) {
    // A language pack may translate mails of plugins that are not installed.
    return known.mailOwners.has(mail.split('.')[0] ?? '')
      ? 'translate a mail that does not exist'
      : undefined;
  }
  for (const key of Object.keys(texts)) {
    const fault = faultOfText(key, template.texts, texts);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Validates the texts of a language pack: mail, language, keys and placeholders. */
export function validateMailTexts(
  { id, mailTexts = [] }: Pick<ServerPlugin, 'id' | 'mailTexts'>,
  known: KnownParts,
): readonly PluginProblem[] {
  const parts = mailTexts.map((translation) => ({
    name: `${translation.language} of ${translation.mail}`,
    faultOf: (isTaken: boolean) => (isTaken ? 'are listed twice: remove one' : faultOf(translation, known)),
  }));
  return validateNamed({ code: 'MAIL_TEXTS_INVALID', pluginId: id, noun: 'texts in' }, parts);
}
