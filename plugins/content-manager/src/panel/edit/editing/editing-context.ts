import type { Attribute } from '@admin/content-model';
import type { FieldLanguage } from '@admin/ui';
import { createContext, use } from 'react';
import type { EditLayout } from '../../../points.ts';
import type { EntryAddress } from '../../entry/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import type { Editor } from './editor.ts';
import type { FieldPermissions } from '../../permissions/index.ts';
import type { EntryStage } from './field-permission.ts';
import type { EntryForm, RelationOwner } from '@admin/entry-form';
import type { OpenGroup } from './open-group.ts';
import type { OpenItems } from './open-items.ts';

/** Keeps linked entries in the query cache until the entry is closed. */
export interface RetainedRelations {
  readonly retain: (owner: RelationOwner, field: string) => void;
}

/** The context of the edit view. Remains the same object while the user edits and saves. */
export interface Editing {
  readonly view: ContentTypeView;
  readonly layout: EditLayout;
  readonly address: EntryAddress;
  readonly stage: EntryStage;
  /** True if saving leaves a draft, which may be incomplete. */
  readonly draft: boolean;
  readonly fieldPermissions: FieldPermissions;
  /** The language of the entry's texts; undefined where the type has no locales. */
  readonly language: FieldLanguage | undefined;
  /** Returns the editor of an attribute. Passed down because the editor of a component contains further editors. */
  readonly editorOf: (attribute: Attribute) => Editor;
  readonly form: EntryForm;
  /** Which items of lists are open. */
  readonly openItems: OpenItems;
  /** Which part of a divided form is open. */
  readonly openGroup: OpenGroup;
  readonly relations: RetainedRelations;
  /** Validates one value again and updates its error. */
  readonly recheck: (path: string) => void;
}

export const EditingContext = createContext<Editing | null>(null);

/** The entry being edited. Throws outside of the edit view. */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing must be used within the edit view.');
  return editing;
}
