import {
  type Attribute,
  type Attributes,
  type Entry,
  labelInWords,
  ownValue,
  type ViewConfiguration,
} from '@admin/content-model';
import type { ContentTypeView } from '../../schema/index.ts';
import { shownText } from '../../text/shown-text.ts';

type Labelled = Pick<ViewConfiguration, 'metadatas'> | undefined;

/** The attributes at one step of a path, with their labels. */
interface Level {
  readonly attributes: Attributes;
  readonly configuration: Labelled;
}

/**
 * Returns the labels of the fields along a path, without positions of items.
 * @param path names of attributes and positions of items; after a dynamic zone the display name of a component
 */
export function fieldLabels(path: readonly (string | number)[], view: ContentTypeView): readonly string[] {
  let level: Level | undefined = {
    attributes: view.contentType.attributes,
    configuration: view.configuration,
  };
  let zone: Extract<Attribute, { readonly type: 'dynamiczone' }> | undefined;
  const labels: string[] = [];
  for (const step of path) {
    if (typeof step === 'number') {
      // The position does not determine the component of a zone item.
      if (zone) level = undefined;
      zone = undefined;
      continue;
    }
    if (zone) {
      labels.push(step);
      level = componentCalled(step, zone.components, view);
      zone = undefined;
      continue;
    }
    const attribute: Attribute | undefined = level?.attributes[step];
    labels.push(labelInWords(step, level?.configuration?.metadatas[step]?.edit.label));
    if (attribute?.type === 'dynamiczone') zone = attribute;
    level = attribute?.type === 'component' ? componentLevel(attribute.component, view) : undefined;
  }
  return labels;
}

function componentLevel(uid: string, view: ContentTypeView): Level | undefined {
  const component = view.components.get(uid);
  return component && { attributes: component.attributes, configuration: view.componentConfigurations[uid] };
}

function componentCalled(
  displayName: string,
  uids: readonly string[],
  view: ContentTypeView,
): Level | undefined {
  const uid = uids.find((one) => view.components.get(one)?.info.displayName === displayName);
  return uid === undefined ? undefined : componentLevel(uid, view);
}

/** Returns the name of an entry as text: its main field, or its id if that is empty. */
export function entryName(entry: Entry, mainField: string): string {
  return shownText(ownValue(entry, mainField) || entry.id);
}
