export { inlineMarks, toggleMark, type InlineMark } from './inline-marks.ts';
export { assetMarkdown, insertCode, insertLink, insertText, type MarkdownAsset } from './insertions.ts';
export { headingAt, setHeading, toggleLineMark, type HeadingLevel, type LineMark } from './lines.ts';
export { goToCell } from './tables.ts';
