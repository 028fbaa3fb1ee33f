import { createElement, type ReactNode, use, useMemo } from 'react';
import type { ContributionOwner } from '../core/contribution-types.ts';
import type { RenderMarkProps } from '../core/inspection.ts';
import { InspectionContext } from '../react/inspection.ts';
import { OwnerContext } from '../react/runtime-context.ts';
import { useTextLanguage } from '../react/texts-context.ts';
import styles from './ContributionBoundary.module.css';

/** The functions that render what a contribution owns. Not components: a list has a contribution in each row. */
export interface RenderOwnerArea {
  /** Returns the element with the marks of the contribution, and its context, around some content. */
  readonly area: (...content: readonly ReactNode[]) => ReactNode;
  /** Returns the mark before or after some content; nothing unless a tool measures contributions. */
  readonly mark: (at: RenderMarkProps['at'], content: ReactNode) => ReactNode;
}

/** Renders again when a tool opens, which then measures every contribution on the page. */
export function useOwnerArea(
  { pluginId, contributionId }: ContributionOwner,
  pointId: string | undefined,
): RenderOwnerArea {
  const owner = useMemo(() => ({ pluginId, contributionId }), [pluginId, contributionId]);
  const inspection = use(InspectionContext);
  const language = useTextLanguage(pluginId);
  const RenderMark = inspection?.RenderMark;
  return {
    area: (...content) => (
      <OwnerContext value={owner}>
        {createElement(
          'div',
          {
            className: styles['identity'],
            'data-plugin': pluginId,
            'data-contribution': contributionId,
            ref: pointId ? inspection?.areaRef({ id: pointId }, owner) : undefined,
            ...language,
          },
          ...content,
        )}
      </OwnerContext>
    ),
    mark: (at, content) =>
      RenderMark && pointId && <RenderMark at={at} content={content} owner={owner} pointId={pointId} />,
  };
}

/** The element of a contribution around what replaces it: a placeholder or a message. */
export function OwnerArea({
  owner,
  pointId,
  children,
}: {
  readonly owner: ContributionOwner;
  readonly pointId: string | undefined;
  readonly children: ReactNode;
}) {
  return useOwnerArea(owner, pointId).area(children);
}
