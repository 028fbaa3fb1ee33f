import type { PermissionInput, StoredPermission } from '@admin/contract';
import { readRights } from './read-rights.ts';
import { isGranted, isSameCell, rightOf, type Rights } from './rights.ts';
import { rightKey, type Cell, type PropertyLayout, type RightsLayout } from './rights-layout.ts';

export interface RightsToWrite {
  readonly layout: RightsLayout;
  /** What the role had when it was opened. */
  readonly stored: readonly StoredPermission[];
  readonly rights: Rights;
}

function asItWas({ action, subject, properties, conditions }: StoredPermission): PermissionInput {
  return { action, subject, properties, conditions };
}

/** "All", once granted, stays all: it also means what will be added to the content later. */
function namesToSend(
  { name, leaves }: PropertyLayout,
  chosen: ReadonlySet<string>,
  stored: readonly StoredPermission[],
): string[] | null {
  const wasAll = stored.some(({ properties }) => properties[name] === null);
  if (wasAll && chosen.size === leaves.length) return null;
  return leaves.filter((leaf) => chosen.has(leaf));
}

function toInput(cell: Cell, rights: Rights, stored: readonly StoredPermission[]): PermissionInput {
  const { names, conditions } = rightOf(rights, cell);
  return {
    action: cell.action,
    subject: cell.subject,
    properties: Object.fromEntries(
      cell.properties.map((property) => [property.name, namesToSend(property, names[property.name], stored)]),
    ),
    conditions: [...conditions],
  };
}

/**
 * What is sent to store the rights. A right that nobody changed goes back exactly as it came, also where the
 * editor shows it in a simpler form, and so does one that the layout does not know.
 */
export function writeRights({ layout, stored, rights }: RightsToWrite): PermissionInput[] {
  const before = readRights(layout, stored);
  const byKey = new Map<string, StoredPermission[]>();
  for (const permission of stored) {
    const key = rightKey(permission.action, permission.subject);
    byKey.set(key, [...(byKey.get(key) ?? []), permission]);
  }
  const unknown = stored.filter(({ action, subject }) => !layout.cells.has(rightKey(action, subject)));
  const known = [...layout.cells.values()].flatMap((cell): PermissionInput[] => {
    const own = byKey.get(cell.key) ?? [];
    if (isSameCell(before, rights, cell)) return own.map(asItWas);
    return isGranted(rights, cell) ? [toInput(cell, rights, own)] : [];
  });
  return [...unknown.map(asItWas), ...known];
}

/** Whether saving would store anything else than what is stored. */
export function hasChanges(layout: RightsLayout, before: Rights, rights: Rights): boolean {
  if (before === rights) return false;
  return [...layout.cells.values()].some((cell) => !isSameCell(before, rights, cell));
}
