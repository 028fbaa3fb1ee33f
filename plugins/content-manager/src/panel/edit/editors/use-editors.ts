import type { Attribute, ContentType } from '@admin/content-model';
import { type Contributed, useContributions, useGuard } from '@admin/shell/host';
import { useMemo } from 'react';
import { editors, type AttributeEditor } from '../../../points.ts';
import type { Editor } from '../editing/editor.ts';
import { builtInEditor } from './editors.ts';

/**
 * Tells what edits an attribute in entries of a content type; the same function until a plugin comes or goes. The input
 * of a custom field stands before every editor of its type.
 */
export function useEditors(contentType: ContentType): (attribute: Attribute) => Editor {
  const contributed = useContributions(editors);
  const isThere = useGuard();
  const { uid } = contentType;
  return useMemo(() => {
    const replacements = new Map<Attribute['type'], Contributed<AttributeEditor>>();
    for (const editor of contributed) {
      const isFirst = !replacements.has(editor.type);
      if (isFirst && isThere({ when: editor.when }, { contentType: uid }))
        replacements.set(editor.type, editor);
    }
    return (attribute) => {
      const original = builtInEditor(attribute);
      const replacement = replacements.get(attribute.type);
      return replacement && attribute.customField === undefined
        ? { kind: 'replaced', replacement, original }
        : original;
    };
  }, [contributed, isThere, uid]);
}
