import type { ViewSettings } from '../configuration-types.ts';
import {
  leadingAttributes,
  trailingAttributes,
  type Attributes,
  type Component,
  type ContentType,
} from '../schema/index.ts';
import { isComponent } from './default-configuration.ts';
import { canBeEntryTitle } from './eligibility.ts';

/** The attributes that can name the entries of a model, the product's own included: `id` first. */
export function entryTitleNames(model: ContentType | Component): readonly string[] {
  const attributes: Attributes = {
    ...leadingAttributes,
    ...model.attributes,
    ...(isComponent(model) ? {} : trailingAttributes),
  };
  return Object.entries(attributes)
    .filter(([, attribute]) => canBeEntryTitle(attribute))
    .map(([name]) => name);
}

/** The attribute whose value names an entry: the one that was chosen, else the id. */
export function entryTitleName({ mainField }: Pick<ViewSettings, 'mainField'>): string {
  return mainField ?? 'id';
}
