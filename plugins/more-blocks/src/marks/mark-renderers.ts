import { element, type MarkRenderer } from '@admin/blocks-html';

/** Renders highlighted text as `<mark>`. */
export const renderHighlight: MarkRenderer = (content) => element('mark', {}, content);

/** Renders the name of a key as `<kbd>`. */
export const renderKeyboardKey: MarkRenderer = (content) => element('kbd', {}, content);
