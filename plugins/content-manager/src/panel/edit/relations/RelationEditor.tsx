import { isMorph } from '@admin/content-model';
import { lazy } from 'react';
import type { FieldEditorProps } from '../editing/field-editor-props.ts';
import { InputBoundary } from '../fields/InputBoundary.tsx';
import { RelationSummary } from './RelationSummary.tsx';

const RelationField = lazy(async () => {
  const { RelationField: field } = await import('./RelationField.tsx');
  return { default: field };
});

/** The editor of relations, loaded with the first one on the page. Polymorphic links are only counted (Q23). */
export function RelationEditor(props: FieldEditorProps) {
  const { attribute } = props.field;
  if (attribute.type !== 'relation' || isMorph(attribute)) return <RelationSummary {...props} />;
  return (
    <InputBoundary attribute={attribute}>
      <RelationField {...props} attribute={attribute} />
    </InputBoundary>
  );
}
