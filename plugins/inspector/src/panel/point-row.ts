import { useProblems, useRegistry, type BootProblem, type PointIdentity } from '@admin/shell/host';
import { kindMessages } from '../messages.ts';
import { contributionName } from '../page/contribution-name.ts';
import type { PagePoint } from '../page/page-points.ts';
import { renderKey, type AllRenderTimes, type RenderTimes } from '../page/render-clock.tsx';
import { describedKinds, type DescribedPoint } from '../snippets/described-point.ts';
import { loadTimeOf } from './load-time.ts';

export type PointKind = keyof typeof kindMessages;

/** A contribution to a point. */
export interface Contributor {
  readonly pluginId: string;
  readonly contributionId: string;
  /** Absent before the first measurement, and for contributions that have no component. */
  readonly renders: RenderTimes | undefined;
  /** Milliseconds that its code took to arrive; undefined without code that is fetched. */
  readonly loading: number | undefined;
  readonly hasFailed: boolean;
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

/** A contribution as the registry lists it. */
interface Listed {
  readonly pluginId: string;
  readonly contributionId: string;
}

function kindOf({ kind }: PointIdentity, described: DescribedPoint | undefined): PointKind {
  if (kind) return kind;
  return described ? describedKinds[described.kind] : 'other';
}

/** The ids of the point and of the contribution that a problem concerns, as far as they are known. */
export interface ProblemLocation {
  readonly pointId?: string | undefined;
  readonly contributionId?: string | undefined;
}

/** Returns the location of a problem. */
export function locationOf({ context }: BootProblem): ProblemLocation {
  return context as ProblemLocation;
}

/** Returns whether a problem concerns a point: it names the point, or a contribution that the point has. */
function isProblemOf(problem: BootProblem, id: string, contributors: readonly Listed[]): boolean {
  const { pointId, contributionId } = locationOf(problem);
  if (pointId !== undefined) return pointId === id;
  return contributors.some(
    (one) => one.pluginId === problem.pluginId && one.contributionId === contributionId,
  );
}

function listedIn({ list }: Registry, point: PointIdentity): readonly Listed[] {
  // Only the ids and the loaders are read, whatever the contributions are.
  return list<object>(point as Parameters<typeof list<object>>[0]);
}

const kinds = Object.keys(kindMessages);

/** The points on the page, and the problems of the panel that concern none of them. */
export interface PointRows {
  /** By kind, then by id. */
  readonly rows: readonly PointRow[];
  readonly otherProblems: readonly BootProblem[];
}

/** Returns the points on the page with their contributions and problems. */
export function usePointRows(
  points: readonly PagePoint[],
  times: AllRenderTimes,
  described: ReadonlyMap<string, DescribedPoint>,
): PointRows {
  const registry = useRegistry();
  const allProblems = useProblems();
  const identities = new Map(registry.points.map((point) => [point.id, point]));
  const rows = points.map((page): PointRow => {
    const { id } = page.point;
    const point = identities.get(id) ?? page.point;
    const listed = listedIn(registry, point);
    const problems = allProblems.filter((problem) => isProblemOf(problem, id, listed));
    const hasFailed = ({ pluginId, contributionId }: Listed) =>
      problems.some((one) => one.pluginId === pluginId && locationOf(one).contributionId === contributionId);
    return {
      id,
      kind: kindOf(point, described.get(id)),
      page,
      contributors: listed.map((one) => ({
        pluginId: one.pluginId,
        contributionId: one.contributionId,
        renders: times.get(renderKey(id, one)),
        loading: loadTimeOf(one),
        hasFailed: hasFailed(one),
      })),
      problems,
      described: described.get(id),
    };
  });
  return {
    rows: rows.toSorted(
      (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.id < other.id ? -1 : 1),
    ),
    otherProblems: allProblems.filter((problem) => !rows.some(({ problems }) => problems.includes(problem))),
  };
}

/** Returns whether some words contain a text that the user has typed. */
const contain = (words: readonly string[], filter: string): boolean =>
  words.some((word) => word.toLowerCase().includes(filter.trim().toLowerCase()));

/** Returns whether a point matches a filter: its id, its import, or one of its contributions. */
export function matches({ id, described, contributors }: PointRow, filter: string): boolean {
  return contain([id, described?.name ?? '', ...contributors.map(contributionName)], filter);
}

/** Returns whether a problem matches a filter: its code, its plugin, or its location. */
export function problemMatches(problem: BootProblem, filter: string): boolean {
  const { pointId = '', contributionId = '' } = locationOf(problem);
  return contain([problem.code, problem.pluginId, pointId, contributionId], filter);
}
