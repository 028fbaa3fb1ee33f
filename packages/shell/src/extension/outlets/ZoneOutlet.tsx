import { Fragment } from 'react';
import type { Contributed } from '../core/contribution-types.ts';
import { describeCause } from '../problems/problem.ts';
import type { Zone, ZoneEntry } from '../points/zones.ts';
import type { FailureShape } from './render-errors.tsx';
import { LazyContribution } from './LazyContribution.tsx';
import { usePointArea } from '../react/inspection.ts';
import { useRuntime } from '../react/runtime-context.ts';
import { useGuard } from '../react/use-guard.ts';
import { useContributions } from '../react/use-registry.ts';

/** Renders the contributions to a zone, each in its own boundary; nothing if there are none. */
export function ZoneOutlet<P extends object>({
  zone,
  props,
  shape = 'inline',
}: {
  readonly zone: Zone<P>;
  readonly props: P;
  readonly shape?: FailureShape;
}) {
  const { problems } = useRuntime();
  const entries = useContributions(zone);
  const isThere = useGuard();
  const area = usePointArea(zone);

  const isShown = ({ requires, when, pluginId, contributionId }: Contributed<ZoneEntry<P>>): boolean => {
    try {
      return typeof when === 'function'
        ? isThere({ requires }) && when(props)
        : isThere({ requires, when }, props);
    } catch (cause) {
      const message = `The \`when\` of '${contributionId}' failed, so it is not shown: ${describeCause(cause)}`;
      const context = { pointId: zone.id, contributionId, cause };
      problems.report({ code: 'RENDER_FAILED', pluginId, message, context });
      return false;
    }
  };

  return (
    <Fragment key={zone.id} ref={area}>
      {entries.filter(isShown).map((entry) => (
        <LazyContribution
          key={`${entry.pluginId}/${entry.contributionId}`}
          contribution={entry}
          pointId={zone.id}
          shape={shape}
          load={entry.component}
          props={props}
        />
      ))}
    </Fragment>
  );
}
