export { BlocksEditor, type BlocksEditorProps, type DocumentField } from './blocks/BlocksEditor.tsx';
