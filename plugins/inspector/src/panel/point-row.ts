import { useProblems, useRegistry, type BootProblem, type PointIdentity } from '@admin/shell/host';
import { kindMessages } from '../messages.ts';
import type { PagePoint } from '../page/page-points.ts';
import type { DescribedPoint } from '../snippets/described-point.ts';

export type PointKind = keyof typeof kindMessages;

/** A contribution to a point. */
export interface Contributor {
  readonly pluginId: string;
  readonly contributionId: string;
}

/** An extension point on the page, with everything that the inspector knows about it. */
export interface PointRow {
  readonly id: string;
  readonly kind: PointKind;
  readonly page: PagePoint;
  /** In the order in which the page uses them. */
  readonly contributors: readonly Contributor[];
  readonly problems: readonly BootProblem[];
  /** Absent for points of plugins that are not part of the product. */
  readonly described: DescribedPoint | undefined;
}

type Registry = ReturnType<typeof useRegistry>;

function kindOf({ kind }: PointIdentity, described: DescribedPoint | undefined): PointKind {
  if (kind) return kind;
  return described ? 'field' : 'other';
}

const pointIdOf = ({ context }: BootProblem): unknown => ('pointId' in context ? context.pointId : undefined);

/** Returns whether a problem concerns a point: it names the point, or a contribution that only this point has. */
function isProblemOf(problem: BootProblem, id: string, contributors: readonly Contributor[]): boolean {
  const named = pointIdOf(problem);
  if (named !== undefined) return named === id;
  const { context, pluginId } = problem;
  return (
    'contributionId' in context &&
    contributors.some((one) => one.pluginId === pluginId && one.contributionId === context.contributionId)
  );
}

function contributorsOf({ list }: Registry, point: PointIdentity): readonly Contributor[] {
  // Only ids are read, which contributions of every point have.
  return list<object>(point as Parameters<typeof list<object>>[0]);
}

const kinds = Object.keys(kindMessages);

/** Returns the points on the page by kind, then by id. */
export function usePointRows(
  points: readonly PagePoint[],
  described: ReadonlyMap<string, DescribedPoint>,
): readonly PointRow[] {
  const registry = useRegistry();
  const problems = useProblems();
  const rows = points.map((page): PointRow => {
    const { point } = page;
    const contributors = contributorsOf(registry, point);
    return {
      id: point.id,
      kind: kindOf(point, described.get(point.id)),
      page,
      contributors,
      problems: problems.filter((problem) => isProblemOf(problem, point.id, contributors)),
      described: described.get(point.id),
    };
  });
  return rows.toSorted(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.id < other.id ? -1 : 1),
  );
}

/** Returns whether a point matches a filter: its id, its import, or a plugin that contributes to it. */
export function matches({ id, described, contributors }: PointRow, filter: string): boolean {
  const words = [id, described?.name ?? '', ...contributors.map(({ pluginId }) => pluginId)];
  return words.some((word) => word.toLowerCase().includes(filter.trim().toLowerCase()));
}
