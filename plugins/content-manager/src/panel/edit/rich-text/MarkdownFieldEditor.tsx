import type { FieldInputProps } from '@admin/editors';
import { MarkdownEditor } from '@admin/editors/markdown';
import { useEditorServices } from './use-editor-services.tsx';

/** The Markdown editor of a field, with the media library of the panel. */
export default function MarkdownFieldEditor(input: FieldInputProps<string>) {
  return <MarkdownEditor input={input} services={useEditorServices()} />;
}
