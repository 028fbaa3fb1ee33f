/** Maximum number of characters that are inspected, in total and per line. */
const maxSampleLength = 50_000;
const longestLine = 1000;

/** Score from which a text is Markdown: one clear sign, or two that prose can contain once. */
const minScore = 2;

/** Line starts of Markdown, with their scores. */
const blockSigns: readonly (readonly [RegExp, number])[] = [
  [/^ {0,3}#{1,6}\s+\S/, 2],
  [/^\s*(?:[-*+]|\d{1,9}[.)])\s+\S/, 1],
  [/^ {0,3}>\s?\S/, 1],
];

/** Markdown within a line; words with `_`, `2 * 3` and a single backtick do not count. */
const inlineSigns: readonly (readonly [RegExp, number])[] = [
  [/!?\[[^\]]+\]\([^\s)]+(?:\s+"[^"]*")?\)/g, 2],
  [/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])[^*]*[^\s*]\*\*(?![\p{L}\p{N}*])/gu, 2],
  [/(?<![\p{L}\p{N}_])__(?=[^\s_])[^_]*[^\s_]__(?![\p{L}\p{N}_])/gu, 1],
  [/(?<!~)~~(?=[^\s~])[^~]*[^\s~]~~(?!~)/g, 1],
  [/(?<!`)`[^`\s](?:[^`]*[^`\s])?`(?!`)/g, 1],
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]*[^\s*]\*(?![\p{L}\p{N}*])/gu, 1],
  [/(?<![\p{L}\p{N}_])_(?=[^\s_])[^_]*[^\s_]_(?![\p{L}\p{N}_])/gu, 1],
];

const fence = /^ {0,3}(`{3,}|~{3,})/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;

/** Lines of program code, whose comments and operators look like Markdown. */
const codeLine =
  /[;{}]\s*$|^\s*(?:import|from|def|class|const|let|var|function|return|export|public|private|if|for|while|elif|else|fi|done|echo|sudo|\$)\b.*[=(:;]|^\s*[\w.$-]+\s*=\s*\S|^\s*(?:#!|#include|<\/?\w+[^>]*>)/;

/** Maximum share of lines that look like program code. */
const maxCodeShare = 0.3;

function worth(line: string): number {
  let points = 0;
  for (const [sign, each] of blockSigns) if (sign.test(line)) points += each;
  for (const [sign, each] of inlineSigns) points += (line.match(sign)?.length ?? 0) * each;
  return points;
}

/**
 * Returns whether a plain text is recognisably Markdown: it has a heading, a link, bold words, a table or a fenced block, or two
 * of the weaker signs, and is no program. Inspects only the first 50,000 characters.
 */
export function isMarkdown(text: string): boolean {
  const lines = text.slice(0, maxSampleLength).split(/\r\n?|\n/);
  let points = 0;
  let code = 0;
  let prose = 0;
  let openFence: string | undefined;
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, longestLine);
    const [, marker] = fence.exec(line) ?? [];
    if (openFence !== undefined) {
      if (marker?.startsWith(openFence) === true) {
        openFence = undefined;
        points += minScore;
      }
    } else if (marker !== undefined) openFence = marker;
    else if (line.trim() !== '') {
      const isRule = tableRule.test(line) && lines[index - 1]?.includes('|') === true;
      points += isRule ? minScore : worth(line);
      if (codeLine.test(line)) code += 1;
      else prose += 1;
    }
  }
  return points >= minScore && code <= (code + prose) * maxCodeShare;
}
