export { JsonEditor, type JsonEditorProps } from './json/JsonEditor.tsx';
