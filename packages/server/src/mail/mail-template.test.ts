import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { bareHost } from '../plugins/resolution/fixtures/bare-host.ts';
import { resolvePlugins } from '../plugins/resolution/resolve-plugins.ts';
import { recordLog } from '../testing/log-lines.ts';
import { composeMail } from './compose-mail.ts';
import { createMailQueue } from './mail-queue.ts';
import { defineMail, type MailTexts } from './mail-template.ts';
import type { MailMessage } from './mailer.ts';
import { withTemplates } from './post-mail.ts';

const shared = defineMail({
  id: 'notes.shared',
  values: Type.Object({ who: Type.String(), count: Type.Integer(), link: Type.String() }),
  texts: {
    subject: '{who} shared {count} notes',
    paragraphs: ['{who} shared {count} notes with you.'],
    action: { label: 'Read them', url: '{link}' },
  },
  translations: { fr: { subject: '{who} : {count}', paragraphs: ['Bonjour'], html: '<h1>{who}</h1>' } },
});
const values = { who: 'Ada', count: 3, link: 'https://notes.example.com/?a=1&b=2' };
const to = 'rita@example.com';

describe('a message from a template', () => {
  it('[P42] contains its values', () => {
    const { subject, text, html } = composeMail(shared, { to, values });
    expect(subject).toBe('Ada shared 3 notes');
    expect(text).toBe(`Ada shared 3 notes with you.\n\nRead them:\n${values.link}\n`);
    expect(html).toContain('href="https://notes.example.com/?a=1&amp;b=2"');
  });

  it.each([
    ['fr', 'fr', 'Ada : 3'],
    ['fr-CA', 'fr', 'Ada : 3'],
    ['de', 'en', 'Ada shared 3 notes'],
    ['constructor', 'en', 'Ada shared 3 notes'],
    [null, 'en', 'Ada shared 3 notes'],
  ])('[P42] for a recipient with the language %s is in %s', (language, expected, subject) => {
    const message = composeMail(shared, { to, language, values });
    expect(message.subject).toBe(subject);
    expect(message.html).toContain(`<html lang="${expected}" dir="ltr">`);
  });

  it('[P42] escapes values, and replaces no placeholders in them', () => {
    const who = '<b>{link}</b>\nBcc: eve@example.com';
    const { subject, html } = composeMail(shared, { to, language: 'fr', values: { ...values, who } });
    expect(subject).toBe('<b>{link}</b> Bcc: eve@example.com : 3');
    expect(html).toContain('<h1>&lt;b&gt;{link}&lt;/b&gt; Bcc: eve@example.com</h1>');
  });

  it('[P42] that cannot be composed or sent is logged with its id, without failing the caller', async () => {
    const sent: MailMessage[] = [];
    const { logger, lines } = recordLog();
    const queue = createMailQueue(
      { send: async (message) => void sent.push(message), close: () => Promise.resolve() },
      { spread: 0, retries: [] },
    );
    const mail = withTemplates(queue, logger);
    mail.post(shared, { to, values });
    // @ts-expect-error [P2]: a number is a number
    mail.post(shared, { to, values: { ...values, count: 'many' } });
    await mail.flush();
    expect(sent).toMatchObject([{ to, subject: 'Ada shared 3 notes' }]);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        template: 'notes.shared',
        err: { message: 'The mail notes.shared cannot be written: /count must be integer.' },
      },
    ]);
  });
});

describe('the mails of a plugin', () => {
  const problemsOf = (...mails: readonly (typeof shared)[]) =>
    resolvePlugins([{ id: 'notes', title: 'Notes', mails }], bareHost).problems;
  const saying = (texts: Partial<MailTexts>) => ({ ...shared, texts: { ...shared.texts, ...texts } });

  it.each([
    ['the prefix of another plugin', [{ ...shared, id: 'maps.shared' }], 'starts with notes.'],
    ['a duplicate id', [shared, shared], 'must have a unique id'],
    ['an unknown placeholder', [saying({ remarks: ['{whom}'] })], 'uses {whom}'],
    [
      'a value that is not a text',
      [{ ...shared, values: Type.Object({ ...shared.values.properties, who: Type.Boolean() }) }],
      'has a value who',
    ],
  ])('[P42] are refused with %s', (_what, mails, message) => {
    const [problem] = problemsOf(...(mails as readonly (typeof shared)[]));
    expect(problem).toMatchObject({ code: 'MAIL_INVALID', pluginId: 'notes' });
    expect(problem?.message).toContain(message);
  });

  it('[P42] are accepted when they are valid', () => {
    expect(problemsOf(shared)).toEqual([]);
  });
});
