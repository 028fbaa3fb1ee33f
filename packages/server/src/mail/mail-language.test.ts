import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { coreMails } from '../identity/core-mails.ts';
import { bareHost } from '../plugins/resolution/fixtures/bare-host.ts';
import { resolvePlugins } from '../plugins/resolution/resolve-plugins.ts';
import { composeMail } from './compose-mail.ts';
import { directionOf, textsFor, translateMail, type TranslatedMailTexts } from './mail-language.ts';
import { defineMail } from './mail-template.ts';

const shared = defineMail({
  id: 'notes.shared',
  values: Type.Object({ who: Type.String(), link: Type.String() }),
  texts: {
    subject: '{who} shared a note',
    paragraphs: ['{who} shared a note with you.'],
    action: { label: 'Read it', url: '{link}' },
  },
  translations: { fr: { subject: '{who} partage une note', paragraphs: ['{who} partage.'] } },
});
const arabic = translateMail(shared, 'ar', {
  paragraphs: ['شارك {who} ملاحظة معك.'],
  action: { label: 'اقرأها' },
});
const recipient = { to: 'rita@example.com', values: { who: 'Ada', link: 'https://example.com/1' } };

describe('the texts that a language pack brings', () => {
  it('[P45] are those of who reads the language, and leave the rest in English', () => {
    const { subject, text, html } = composeMail(shared, { ...recipient, language: 'ar-EG' }, [arabic]);
    expect(subject).toBe('Ada shared a note');
    expect(text).toBe('شارك Ada ملاحظة معك.\n\nاقرأها:\nhttps://example.com/1\n');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('dir="rtl">');
    expect(html).toContain('<a href="https://example.com/1" dir="ltr"');
  });

  it('[P45] count before what the mail itself says in that language, text by text', () => {
    const subject = '{who} vous envoie une note';
    const { texts } = textsFor(shared, 'fr', [translateMail(shared, 'fr', { subject })]);
    expect(texts).toMatchObject({ subject, paragraphs: ['{who} partage.'] });
  });

  it('[P45] are nobody else’s', () => {
    expect(textsFor(shared, 'de', [arabic]).language).toBe('en');
    expect(textsFor(coreMails.invitation, 'ar', [arabic]).language).toBe('en');
  });

  it.each([
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['pt-BR', 'ltr'],
    ['no language', 'ltr'],
  ])('[P45] in %s are written %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});

describe('the mail texts of a plugin', () => {
  const host = { ...bareHost, mails: Object.values(coreMails) };
  const notes = { id: 'notes', title: 'Notes', mails: [shared] };
  const problemsOf = (...mailTexts: readonly unknown[]) =>
    resolvePlugins([{ id: 'pack', title: 'Pack', mailTexts }, notes], host).problems;
  const of = (texts: TranslatedMailTexts) => translateMail(shared, 'fr', texts);

  it.each([
    ['a mail that is not there', [{ ...arabic, mail: 'notes.gone' }], 'translate a mail that does not exist'],
    ['a mail of the server that is not there', [{ ...arabic, mail: 'core.gone' }], 'core.gone'],
    ['no language', [{ ...arabic, language: 'in french' }], 'have an invalid language'],
    ['one mail twice', [arabic, arabic], 'are listed twice'],
    [
      'a text that no mail has',
      [{ ...arabic, texts: { title: 'x' } }],
      'contain title, which is not a text of mails',
    ],
    [
      'a text that the mail has not',
      [of({ remarks: ['x'] })],
      'contain remarks, which the mail does not have',
    ],
    ['a text without its placeholder', [of({ subject: 'Une note' })], 'omit {who} in subject'],
    ['a placeholder of another text', [of({ action: { label: '{who}' } })], 'use {who} in action'],
  ])('[P45] are refused with %s', (_what, mailTexts, said) => {
    const [problem, ...more] = problemsOf(...mailTexts);
    expect(problem).toMatchObject({ code: 'MAIL_TEXTS_INVALID', pluginId: 'pack' });
    expect(problem?.message).toContain(said);
    expect(more).toEqual([]);
  });

  it('[P45] may be for mails of plugins that come later, or are not there', () => {
    expect(problemsOf(arabic, { ...arabic, mail: 'maps.shared' })).toEqual([]);
  });
});
