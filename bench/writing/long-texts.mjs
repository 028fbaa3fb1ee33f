/** The number of words in each text. */
const words = 20_000;

const sentence =
  'The miller wrote down every sack that left the yard, and what the weather had been like on that day.';
const sentences = 3;
const perParagraph = sentence.split(' ').length * sentences;
const count = Math.round(words / perParagraph);

const leaf = (text, marks = {}) => ({ type: 'text', text, ...marks });
const item = (text) => ({ type: 'list-item', children: [leaf(text)] });

/** Returns a block of the document; every tenth is a heading, every seventh a list, the others have marks and links. */
function blockAt(index) {
  if (index % 10 === 0) return { type: 'heading', level: 2, children: [leaf(`Chapter ${index / 10 + 1}`)] };
  if (index % 7 === 0) {
    return {
      type: 'list',
      format: 'unordered',
      children: Array.from({ length: sentences }, () => item(sentence)),
    };
  }
  return {
    type: 'paragraph',
    children: [
      leaf(`${sentence} `),
      leaf(sentence, { bold: true }),
      leaf(' '),
      { type: 'link', url: `https://example.com/${index}`, children: [leaf(sentence)] },
      leaf(''),
    ],
  };
}

function markdownAt(index) {
  if (index % 10 === 0) return `## Chapter ${index / 10 + 1}`;
  if (index % 7 === 0) return Array.from({ length: sentences }, () => `- ${sentence}`).join('\n');
  return `${sentence} **${sentence}** [${sentence}](https://example.com/${index})`;
}

const indexes = Array.from({ length: count }, (_, index) => index);

/** A text of 20,000 words, as a document of blocks and as Markdown. */
export const longTexts = {
  blocks: indexes.map(blockAt),
  markdown: indexes.map(markdownAt).join('\n\n'),
};
