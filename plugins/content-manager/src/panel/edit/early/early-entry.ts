import {
  entryTitleName,
  hasDraftAndPublish,
  isLocalized,
  type Entry,
  type Permission,
} from '@admin/content-model';
import type { ContentManagerInit, ContentTypeConfiguration } from '@admin/contract';
import { groupPermissions, staticPage } from '@admin/shell/early-page';
import { staticElement as element, staticTabs, type StaticNode } from '@admin/ui/static';
import { collectionAddress } from '../../address/navigation-state.ts';
import { fieldPermissions } from '../../permissions/field-permissions.ts';
import { viewOf } from '../../schema/content-type-view.ts';
import type { EarlyTexts } from '../../text/early-texts.ts';
import { earlyEditMessages } from '../early-messages.ts';
import pageStyles from '../EntryEditor.module.css';
import { groupMessages } from '../messages.ts';
import { editLayout } from '../fields/edit-layout.ts';
import { editGroups, groupInAddress } from '../groups/groups.ts';
import { entryTitle } from '../header/EditHeader.tsx';
import { contentLanguage } from '../session/content-language.ts';
import type { StaticEditing } from './static-editing.ts';
import { staticRows } from './static-fields.ts';

/** The responses of the visit that an entry needs. */
export interface EarlyEntryResponses {
  readonly permissions: readonly Permission[];
  readonly init: ContentManagerInit;
  readonly configuration: ContentTypeConfiguration;
  readonly entry: Entry;
}

/** The address of an entry. */
export interface EarlyEntryAddress {
  readonly uid: string;
  /** The query of the address. */
  readonly search: string;
  /** The path where the panel is served. */
  readonly base: string;
}

/**
 * Returns the edit view of a stored entry as data, from the responses of the visit: its header, and its fields in their
 * layout. Lists of components are closed, as the panel first draws them.
 * @returns undefined for a form that the panel draws: in sections, or with a field to reveal
 */
export function earlyEntry(
  { permissions, init, configuration: response, entry }: EarlyEntryResponses,
  { uid, search, base }: EarlyEntryAddress,
  texts: EarlyTexts,
): readonly StaticNode[] | undefined {
  const view = viewOf(uid, init, response);
  const query = new URLSearchParams(search);
  if (!view || view.configuration.groups?.kind === 'sections' || query.has('field')) return undefined;
  const { contentType, configuration } = view;
  const { kind } = contentType;
  const { displayName } = contentType.info;
  const isSingle = kind === 'singleType';
  const locale = isLocalized(contentType) ? entry.locale : undefined;
  const layout = editLayout(view);
  const editing: StaticEditing = {
    view,
    layout,
    texts,
    fieldPermissions: fieldPermissions(groupPermissions(permissions), uid, locale),
    language: contentLanguage(locale),
    draft: hasDraftAndPublish(contentType) && !entry.publishedAt,
  };
  const title =
    entryTitle(entry, entryTitleName(configuration.settings)) ??
    texts.textOf(earlyEditMessages.untitled, { id: String(entry.id) });
  const { settings } = configuration;
  const groups = editGroups(layout);
  const selected = Math.max(0, groupInAddress(groups, query));
  const fields = staticRows(groups[selected]?.rows ?? layout.rows, '', entry, editing);
  const form =
    groups.length === 0
      ? fields
      : staticTabs({
          label: texts.textOf(groupMessages.groups),
          labels: groups.map(({ name }) => name),
          selected,
          content: fields,
        });
  return staticPage({
    title: isSingle ? displayName : title,
    subtitle: isSingle ? texts.textOf(earlyEditMessages.singleType) : displayName,
    back: {
      href: `${base}${collectionAddress({ uid, kind, settings, link: undefined, search, state: null })}`,
      label: texts.textOf(earlyEditMessages.back),
    },
    content: [
      element(
        'div',
        { class: pageStyles['page'] },
        element(
          'div',
          { class: pageStyles['main'] },
          element('div', { class: pageStyles['form'], 'data-stays': '' }, form),
        ),
      ),
    ],
  });
}
