import { describe, expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';

const to = 'ada@example.com';

describe('a message', () => {
  it('has the same content in text and in HTML, including the link', () => {
    const url = 'https://cms.example.com/admin/auth/register?registrationToken=a-b_c';
    const { text, html } = composeMessage({
      to,
      subject: 'Hello',
      paragraphs: ['First.'],
      action: { label: 'Begin', url },
      remarks: ['Last.'],
    });
    expect(text).toBe(`First.\n\nBegin:\n${url}\n\nLast.\n`);
    for (const part of ['First.', 'Begin', `href="${url}"`, 'Last.']) expect(html).toContain(part);
  });

  it('contains no remote resources', () => {
    const { html } = composeMessage({ to, subject: 'Hello', paragraphs: ['First.'] });
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(/i);
  });

  it('shows names unchanged and escaped', () => {
    const name = '<a href="https://evil.example">Ada</a> & "Co" \'x\'';
    const { html, text } = composeMessage({ to, subject: 'Hello', paragraphs: [name] });
    expect(html).not.toContain('<a href');
    expect(html).toContain(
      '&lt;a href=&quot;https://evil.example&quot;&gt;Ada&lt;/a&gt; &amp; &quot;Co&quot; &#39;x&#39;',
    );
    expect(text).toContain(name);
  });

  it.each(['<%= process.env %>', '{{constructor.constructor()}}', '${process.env.SECRET}'])(
    'does not evaluate template syntax: %s',
    (name) => {
      expect(composeMessage({ to, subject: 'Hello', paragraphs: [name] }).text).toBe(`${name}\n`);
    },
  );

  it('removes line breaks, control and direction characters of names from text and subject', () => {
    const name = 'Ada\r\nBcc: eve@example.com\u2028\u202Egnp\u0000';
    const { subject, text } = composeMessage({ to, subject: `Hello ${name}`, paragraphs: [name] });
    expect(subject).toBe('Hello Ada Bcc: eve@example.com gnp');
    expect(text).toBe('Ada Bcc: eve@example.com gnp\n');
  });
});
