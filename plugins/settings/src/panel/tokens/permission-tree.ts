import { compareNames } from '@admin/ui';
import { labelInWords, nameInWords } from '@admin/content-model';
import type { ContentApiPermissions } from '@admin/contract';

/** The actions of one controller of a content type or plugin. */
export interface PermissionGroup {
  /** `api::article.article` */
  readonly id: string;
  readonly label: string;
  readonly actions: readonly { readonly id: string; readonly label: string }[];
}

function labelOf(owner: string, controller: string): string {
  const name = owner.slice(owner.indexOf('::') + 2);
  return name === controller ? nameInWords(name) : `${nameInWords(name)} / ${nameInWords(controller)}`;
}

/** The available actions in groups, sorted by name. */
export function permissionGroups(permissions: ContentApiPermissions): readonly PermissionGroup[] {
  return Object.entries(permissions)
    .flatMap(([owner, { controllers }]) =>
      Object.entries(controllers).map(([controller, actions]) => ({
        id: `${owner}.${controller}`,
        label: labelOf(owner, controller),
        actions: actions.map((action) => ({
          id: `${owner}.${controller}.${action}`,
          label: labelInWords(action),
        })),
      })),
    )
    .toSorted((one, other) => compareNames(one.label, other.label));
}

/** Adds or removes actions. The order of the result does not depend on the order of the changes. */
export function withActions(
  chosen: readonly string[],
  ids: readonly string[],
  change: 'add' | 'remove',
): readonly string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return (change === 'add' ? [...others, ...ids] : others).toSorted();
}
