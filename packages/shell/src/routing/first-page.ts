import { matchPath } from 'react-router-dom';
import { preloadComponent } from '../extension/outlets/lazy-component.ts';
import type { RouteContribution, PrefetchContext } from '../extension/points/routes.ts';

/** How long the code of the first page may delay the panel, in milliseconds. Then its placeholder is rendered. */
const timeout = 2_000;

/** The same limit for the prefetched data: an empty page for this long is not noticeable. */
const headStart = 100;

type Pages = readonly RouteContribution[];

const pageAt = (pages: Pages, pathname: string): RouteContribution | undefined =>
  pages.find(({ path }) => matchPath(`/${path}`, pathname));

/** Settles with the work, or after the time limit without it. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([Promise.allSettled([work]), waited]);
}

async function fetchCode({ page, preload }: RouteContribution, pathname: string): Promise<void> {
  const further = async () => preload?.(pathname);
  await Promise.allSettled([preloadComponent(page), further()]);
}

/**
 * Fetches the code of the first page, so that the panel renders once. Never rejects: a failure is repeated, and
 * reported, when the page renders.
 * @param pathname path below the base path
 */
export async function loadFirstPage(pages: Pages, pathname: string): Promise<void> {
  const page = pageAt(pages, pathname);
  if (page) await within(timeout, fetchCode(page, pathname));
}

/** Fetches the data of the first page, with the same error handling. */
export async function prefetchFirstPage(pages: Pages, context: PrefetchContext): Promise<void> {
  const page = pageAt(pages, context.pathname);
  const prefetch = async () => page?.prefetch?.(context);
  await within(headStart, prefetch());
}
