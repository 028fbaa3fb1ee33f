export { blockMarks, type BlockMark, type MarkElementProps } from './contract/block-marks.ts';
export {
  blockTypes,
  type BlockElementProps,
  type BlockNode,
  type BlockType,
} from './contract/block-types.ts';
export {
  inlineElements,
  type InlineElement,
  type InlineElementProps,
  type InlineFormProps,
} from './contract/inline-elements.ts';
export { editorHeight, EditorSkeleton, type EditorSkeletonProps } from './contract/EditorSkeleton.tsx';
export type {
  EditorMediaLibrary,
  EditorServices,
  LinkedEntryFieldProps,
  MediaDialogProps,
  MediaFile,
  PickedEntry,
  UploadOptions,
} from './contract/editor-services.ts';
export { textOf, textOrNull, type FieldInput, type FieldInputProps } from './contract/field-input.ts';
export { jsonMistakeAt, jsonMistakeMessage, type TextPosition } from './contract/json-mistake.ts';
