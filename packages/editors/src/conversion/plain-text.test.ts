import { brokenBlocksRules } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { htmlFromBlocks } from './html.ts';
import { blocksFromText, textFromBlocks } from './plain-text.ts';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

describe('plain text', () => {
  it('becomes a paragraph for each line that is not blank, with inner spaces', () => {
    expect(blocksFromText('one\r\n\r\n  two  words \n\u00a0\nthree\u2029four')).toEqual(
      ['one', 'two  words', 'three', 'four'].map(paragraph),
    );
    expect(blocksFromText('')).toEqual([]);
  });

  it('is truncated at the limit', () => {
    const blocks = blocksFromText('line\n'.repeat(200_000));
    expect(blocks.length).toBeLessThan(5000);
    expect(brokenBlocksRules(blocks)).toEqual([]);
  });

  it('is written from blocks, one line for each', () => {
    const list = {
      type: 'list',
      format: 'ordered',
      children: [{ type: 'list-item', children: [{ type: 'text', text: 'item' }] }],
    };
    expect(textFromBlocks([paragraph('one'), list])).toBe('one\nitem');
  });
});

describe('copied HTML', () => {
  it('renders blocks of plugins and absolute file addresses', () => {
    const image = { type: 'image', image: { url: '/uploads/a.png' }, children: [{ type: 'text', text: '' }] };
    const types = [{ type: 'divider', toHtml: () => ({ tag: 'hr', attributes: {}, children: [] }) }];
    expect(
      htmlFromBlocks([paragraph('a < b'), { type: 'divider' }, image], types, 'https://cms.example'),
    ).toBe(
      '<p>a &lt; b</p><hr><figure><img src="https://cms.example/uploads/a.png" alt="" loading="lazy"></figure>',
    );
  });
});
