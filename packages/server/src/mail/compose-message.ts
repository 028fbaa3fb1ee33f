import { directionOf, languageTag } from './mail-language.ts';
import type { MailMessage } from './mailer.ts';

/** The parts of a message in reading order, as plain text. */
export interface MessageSpec {
  readonly to: string;
  /** The language as a BCP 47 tag. @default en */
  readonly language?: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The main action. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs below the action. */
  readonly remarks?: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** Replaces line breaks, control and direction characters, with which a user name could alter a message. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

const paragraphStyle = 'margin:0 0 16px';
const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#1f4b99;color:#ffffff;text-decoration:none';
const bodyStyle =
  "max-width:560px;margin:0 auto;padding:24px;font:16px/1.5 system-ui,'Segoe UI',sans-serif;color:#1c1f26";

function paragraph(html: string): string {
  return `<p style="${paragraphStyle}">${html}</p>`;
}

/** Returns a button with its URL as text below, for mail clients without links. */
function actionHtml({ label, url }: { readonly label: string; readonly url: string }): string {
  const address = escapeHtml(url);
  return (
    paragraph(`<a href="${address}" style="${buttonStyle}">${escapeHtml(label)}</a>`) +
    paragraph(`<a href="${address}" dir="ltr" style="word-break:break-all">${address}</a>`)
  );
}

/** Returns the HTML document of a message. */
export function wholeHtml(body: string, language: string): string {
  const direction = directionOf(language);
  return `<!doctype html><html lang="${escapeHtml(languageTag(language))}" dir="${direction}"><head><meta charset="utf-8"></head><body><div style="${bodyStyle}" dir="${direction}">${body}</div></body></html>`;
}

/** Composes a message as text and as HTML without external resources. */
export function composeMessage({
  to,
  language = 'en',
  subject,
  paragraphs,
  action,
  remarks = [],
}: MessageSpec): MailMessage {
  const before = paragraphs.map(oneLine);
  const after = remarks.map(oneLine);
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  const html = [
    ...before.map((text) => paragraph(escapeHtml(text))),
    action === undefined ? '' : actionHtml(action),
    ...after.map((text) => paragraph(escapeHtml(text))),
  ].join('');
  return {
    to,
    subject: oneLine(subject),
    text: `${[...before, ...link, ...after].join('\n\n')}\n`,
    html: wholeHtml(html, language),
  };
}
