export { MarkdownEditor, type MarkdownEditorProps } from './markdown/MarkdownEditor.tsx';
