import type { FieldLanguage } from '@admin/ui';
import type { EditField, EditLayout } from '../../../points.ts';
import type { FieldPermissions } from '../../permissions/index.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import type { EarlyTexts } from '../../text/early-texts.ts';

/** The entry that the fields belong to. */
export interface StaticEditing {
  readonly view: ContentTypeView;
  readonly layout: EditLayout;
  readonly texts: EarlyTexts;
  readonly fieldPermissions: FieldPermissions;
  /** Of the texts in the entry. */
  readonly language: FieldLanguage | undefined;
  /** Whether saving leaves a draft, in which required values may be missing. */
  readonly draft: boolean;
}

/** A field and its value. */
export interface StaticFieldSpec {
  readonly field: EditField;
  /** Dotted path of the field in the form. */
  readonly path: string;
  readonly value: unknown;
  readonly label: string;
  readonly hint: string | undefined;
  readonly disabled: boolean;
}
