import { placeholder, type MailTexts, type NamedMailTemplate } from '../../mail/mail-template.ts';
import { keywordOf } from '../settings/setting-schema.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';
import { reviewNamed } from './review-named.ts';

const filled: readonly unknown[] = ['string', 'number', 'integer'];

function everyText({ subject, paragraphs, action, remarks = [], html = '' }: MailTexts): string {
  return [subject, ...paragraphs, action?.label ?? '', action?.url ?? '', ...remarks, html].join('\n');
}

function faultOf(mail: NamedMailTemplate, plugin: string, isTaken: boolean): string | undefined {
  const { id, values, texts, translations = {} } = mail;
  if (isTaken || !id.startsWith(`${plugin}.`)) return `must be there once and start with ${plugin}.`;
  if (keywordOf(values, 'type') !== 'object') return 'needs a Type.Object as its values';
  const names = Object.keys(values.properties);
  const odd = names.find((name) => !filled.includes(keywordOf(values.properties[name] ?? values, 'type')));
  if (odd !== undefined) return `has a value ${odd} that is neither a text nor a number`;
  const used = [texts, ...Object.values(translations)].flatMap((one) =>
    Array.from(everyText(one).matchAll(placeholder), ([, name = '']) => name),
  );
  const unknown = used.find((name) => !names.includes(name));
  return unknown === undefined ? undefined : `asks for {${unknown}}, which is none of its values`;
}

/** What keeps the mails of a plugin from being written: a name, or a placeholder that nothing fills. */
export function reviewMails({
  id,
  mails = [],
}: Pick<ServerPlugin, 'id' | 'mails'>): readonly PluginProblem[] {
  const parts = mails.map((mail) => ({
    name: mail.id,
    faultOf: (isTaken: boolean) => faultOf(mail, id, isTaken),
  }));
  return reviewNamed({ code: 'MAIL_INVALID', pluginId: id, noun: 'mail' }, parts);
}
