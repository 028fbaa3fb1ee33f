import { matchPath } from 'react-router-dom';
import { preloadComponent } from '../extension/outlets/lazy-component.ts';
import type { RouteContribution } from '../extension/points/routes.ts';

/** How long the code of the first page may hold the panel back, milliseconds. After that its place is drawn. */
const patience = 2_000;

async function fetchCode({ page, preload }: RouteContribution, pathname: string): Promise<void> {
  const further = async () => preload?.(pathname);
  await Promise.allSettled([preloadComponent(page), further()]);
}

/**
 * Fetches the code of the page that a visit begins with, so that the panel can be drawn in one go. Never
 * rejects: what fails here is fetched again, and reported, when the page is drawn.
 * @param pathname path below the panel's base
 */
export async function loadFirstPage(pages: readonly RouteContribution[], pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(`/${path}`, pathname));
  if (!page) return;
  const waited = new Promise<void>((resolve) => setTimeout(resolve, patience));
  await Promise.race([fetchCode(page, pathname), waited]);
}
