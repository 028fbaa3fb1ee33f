import {
  fieldTree,
  isDisplayed,
  isLocalized,
  type ContentType,
  type FieldNode,
  type Schemas,
} from '@admin/content-model';
import type { PermissionLayout, PermissionSubject, PermissionTarget, SubjectAction } from '@admin/contract';
import type { ContentLocale } from '../../content/stores/locale-store.ts';
import type { ActionDefinition, ActionRegistry } from '../actions.ts';
import { builtInConditions, type ConditionRegistry } from '../conditions.ts';
import { existsFor } from './granting/known-permissions.ts';

type NamedLocale = Pick<ContentLocale, 'code' | 'name'>;

/** The source of the layout. */
export interface PermissionLayoutSource {
  readonly schemas: Schemas;
  readonly actions: Pick<ActionRegistry, 'all'>;
  readonly locales: readonly NamedLocale[];
  /** @default those of the server itself */
  readonly conditions?: Pick<ConditionRegistry, 'all'>;
}

function fieldTarget({ name, required, children }: FieldNode): PermissionTarget {
  return {
    label: name,
    value: name,
    ...(required ? { required } : {}),
    ...(children === undefined ? {} : { children: children.map(fieldTarget) }),
  };
}

function subjectOf(
  { schemas, locales }: PermissionLayoutSource,
  contentType: ContentType,
): PermissionSubject {
  const fields = fieldTree(contentType, schemas).map(fieldTarget);
  const languages = locales.map(({ code, name }) => ({ label: name, value: code }));
  return {
    uid: contentType.uid,
    label: contentType.info.singularName,
    properties: [
      { label: 'Fields', value: 'fields', children: fields },
      ...(isLocalized(contentType) ? [{ label: 'Locales', value: 'locales', children: languages }] : []),
    ],
  };
}

function subjectAction(action: ActionDefinition, contentTypes: readonly ContentType[]): SubjectAction {
  return {
    label: action.displayName,
    actionId: action.id,
    subjects: contentTypes.filter((type) => existsFor(action, type)).map(({ uid }) => uid),
    applyToProperties: [...(action.appliesToProperties ?? [])],
  };
}

/** Returns all permissions that can be granted, arranged for the permission editor. */
export function permissionLayout(things: PermissionLayoutSource): PermissionLayout {
  const contentTypes = [...things.schemas.contentTypes.values()].filter(isDisplayed);
  const { all } = things.actions;
  const { conditions = builtInConditions } = things;
  const actions = all
    .filter(({ section }) => section === 'contentTypes')
    .map((action) => subjectAction(action, contentTypes));
  const subjects = (kind: ContentType['kind']): PermissionSubject[] =>
    contentTypes.filter((type) => type.kind === kind).map((type) => subjectOf(things, type));
  return {
    conditions: conditions.all.map(({ id, displayName, category }) => ({ id, displayName, category })),
    sections: {
      plugins: all
        .filter(({ section }) => section === 'plugins')
        .map(({ id, displayName, plugin = '', subCategory = 'general' }) => ({
          displayName,
          plugin,
          subCategory,
          action: id,
        })),
      settings: all
        .filter(({ section }) => section === 'settings')
        .map(({ id, displayName, category = 'general', subCategory = 'general' }) => ({
          displayName,
          category,
          subCategory,
          action: id,
        })),
      singleTypes: { actions, subjects: subjects('singleType') },
      collectionTypes: { actions, subjects: subjects('collectionType') },
    },
  };
}
