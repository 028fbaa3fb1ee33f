import type { PointIdentity } from '../core/extension-point.ts';
import { isSettingsSection } from '../points/settings.ts';
import type { BootProblem } from '../problems/problem.ts';
import { sortByPlacement } from '../resolution/placement.ts';
import type { Registry } from '../resolution/registry.ts';

/** A contribution with its position and its plugin. */
interface Placed {
  readonly pluginId: string;
  readonly contributionId: string;
}

function reviewOrder(pointId: string, items: readonly Placed[]): readonly BootProblem[] {
  const { unknown, cyclic } = sortByPlacement(items, ({ contributionId }) => contributionId);
  return [
    ...unknown.map(({ item: { pluginId, contributionId }, target }) => ({
      code: 'PLACEMENT_UNKNOWN' as const,
      pluginId,
      message: `'${contributionId}' is placed next to '${target}', which '${pointId}' does not contain; it is placed last.`,
      context: { pointId, contributionId, target },
    })),
    ...cyclic.map(({ pluginId, contributionId }) => ({
      code: 'PLACEMENT_CYCLE' as const,
      pluginId,
      message: `The placement of '${contributionId}' in '${pointId}' is circular; it is placed last.`,
      context: { pointId, contributionId },
    })),
  ];
}

/** Sections of the settings are ordered without being contributions of a point. */
function sectionsOf({ plugins, points }: Registry): readonly Placed[] {
  const ownerOf = ({ id }: PointIdentity) =>
    plugins.find(({ points: owned = [] }) => owned.some((point) => point.id === id))?.id ?? 'shell';
  return points
    .filter(isSettingsSection)
    .map((section) => ({ ...section, pluginId: ownerOf(section), contributionId: section.id }));
}

/** Reports unknown and cyclic placement targets. */
export function validatePlacement(registry: Registry): readonly BootProblem[] {
  return [
    ...registry.points.flatMap((point) => reviewOrder(point.id, registry.list<object>({ id: point.id }))),
    ...reviewOrder('shell.settings', sectionsOf(registry)),
  ];
}
