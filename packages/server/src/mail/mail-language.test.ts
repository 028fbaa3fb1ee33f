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

describe('the mail texts of a language pack', () => {
  it('[P45] are used for recipients with that language, with missing texts in English', () => {
    const { subject, text, html } = composeMail(shared, { ...recipient, language: 'ar-EG' }, [arabic]);
    expect(subject).toBe('Ada shared a note');
    expect(text).toBe('شارك Ada ملاحظة معك.\n\nاقرأها:\nhttps://example.com/1\n');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('dir="rtl">');
    expect(html).toContain('<a href="https://example.com/1" dir="ltr"');
  });

  it('[P45] override the texts of the mail in that language, text by text', () => {
    const subject = '{who} vous envoie une note';
    const { texts } = textsFor(shared, 'fr', [translateMail(shared, 'fr', { subject })]);
    expect(texts).toMatchObject({ subject, paragraphs: ['{who} partage.'] });
  });

  it('[P45] are not used for other languages or mails', () => {
    expect(textsFor(shared, 'de', [arabic]).language).toBe('en');
    expect(textsFor(coreMails.invitation, 'ar', [arabic]).language).toBe('en');
  });

  it.each([
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa-IR', 'rtl'],
    ['pt-BR', 'ltr'],
    ['no language', 'ltr'],
  ])('[P45] in %s have the direction %s', (language, direction) => {
    expect(directionOf(language)).toBe(direction);
  });
});

describe('a mail in a language whose code is older than the standard', () => {
  it.each([
    ['dk', 'da'],
    ['zh', 'zh-Hant'],
    ['pt-BR', 'pt-BR'],
  ])('%s has the valid tag %s', (language, tag) => {
    const pack = translateMail(shared, language, { subject: 'S' });
    const recipient = {
      to: 'ada@example.com',
      language,
      values: { who: 'Ada', link: 'https://example.com' },
    };
    expect(composeMail(shared, recipient, [pack]).html).toContain(`<html lang="${tag}"`);
  });
});

describe('the mail texts of a plugin', () => {
  const host = { ...bareHost, mails: Object.values(coreMails) };
  const notes = { id: 'notes', title: 'Notes', mails: [shared] };
  const problemsOf = (...mailTexts: readonly unknown[]) =>
    resolvePlugins([{ id: 'pack', title: 'Pack', mailTexts }, notes], host).problems;
  const of = (texts: TranslatedMailTexts) => translateMail(shared, 'fr', texts);

  it.each([
    ['an unknown mail', [{ ...arabic, mail: 'notes.gone' }], 'translate a mail that does not exist'],
    ['an unknown mail of the server', [{ ...arabic, mail: 'core.gone' }], 'core.gone'],
    ['an invalid language', [{ ...arabic, language: 'in french' }], 'have an invalid language'],
    ['the same mail twice', [arabic, arabic], 'are listed twice'],
    [
      'an unknown text',
      [{ ...arabic, texts: { title: 'x' } }],
      'contain title, which is not a text of mails',
    ],
    [
      'a text that the mail does not have',
      [of({ remarks: ['x'] })],
      'contain remarks, which the mail does not have',
    ],
    ['a text without its placeholder', [of({ subject: 'Une note' })], 'omit {who} in subject'],
    ['a placeholder of another text', [of({ action: { label: '{who}' } })], 'use {who} in action'],
  ])('[P45] are refused with %s', (_what, mailTexts, message) => {
    const [problem, ...more] = problemsOf(...mailTexts);
    expect(problem).toMatchObject({ code: 'MAIL_TEXTS_INVALID', pluginId: 'pack' });
    expect(problem?.message).toContain(message);
    expect(more).toEqual([]);
  });

  it('[P45] may translate mails of later or missing plugins', () => {
    expect(problemsOf(arabic, { ...arabic, mail: 'maps.shared' })).toEqual([]);
  });
});
