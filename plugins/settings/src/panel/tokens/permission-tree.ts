import { labelInWords, nameInWords } from '@admin/content-model';
import type { ContentApiPermissions } from '@admin/contract';

/** Actions that belong together: those of one controller of a content type or a plugin. */
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

/** What can be chosen from, by name. */
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
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** How much of a group is chosen, as its box shows it. */
export function groupState(
  { actions }: PermissionGroup,
  chosen: ReadonlySet<string>,
): boolean | 'indeterminate' {
  const count = actions.filter(({ id }) => chosen.has(id)).length;
  return count === 0 ? false : count === actions.length || 'indeterminate';
}

/** The choice with some actions added or taken away, in an order that does not depend on how it came about. */
export function withActions(
  chosen: readonly string[],
  ids: readonly string[],
  change: 'add' | 'remove',
): readonly string[] {
  const others = chosen.filter((id) => !ids.includes(id));
  return (change === 'add' ? [...others, ...ids] : others).toSorted();
}
