import { matchPath } from 'react-router-dom';
import { preloadComponent } from '../extension/outlets/lazy-component.ts';
import type { RouteContribution, PrefetchContext } from '../extension/points/routes.ts';

/** How long the code of the first page may hold the panel back, milliseconds. After that its place is drawn. */
const timeout = 2_000;

/** The same for the server's answers: about the time in which nobody notices that nothing is drawn yet. */
const headStart = 100;

type Pages = readonly RouteContribution[];

const pageAt = (pages: Pages, pathname: string): RouteContribution | undefined =>
  pages.find(({ path }) => matchPath(`/${path}`, pathname));

/** Settles with the work, or without it when it takes too long. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const waited = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([Promise.allSettled([work]), waited]);
}

async function fetchCode({ page, preload }: RouteContribution, pathname: string): Promise<void> {
  const further = async () => preload?.(pathname);
  await Promise.allSettled([preloadComponent(page), further()]);
}

/**
 * Fetches the code of the page that a context begins with, so that the panel can be drawn in one go. Never
 * rejects: what fails here is fetched again, and reported, when the page is drawn.
 * @param pathname path below the panel's base
 */
export async function loadFirstPage(pages: Pages, pathname: string): Promise<void> {
  const page = pageAt(pages, pathname);
  if (page) await within(timeout, fetchCode(page, pathname));
}

/** Fetches what that page will show, for the same reason and on the same terms. */
export async function prefetchFirstPage(pages: Pages, context: PrefetchContext): Promise<void> {
  const page = pageAt(pages, context.pathname);
  const prefetch = async () => page?.prefetch?.(context);
  await within(headStart, prefetch());
}
