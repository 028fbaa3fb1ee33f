import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countStart, onFirstPage } from './start-attempts.ts';

/** Locks of the browser: a lock is held until its tab ends or its callback has finished. */
function createLocks() {
  const held = new Set<string>();
  return {
    held,
    request: async (name: string, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
}

let locks: ReturnType<typeof createLocks>;
let time = 0;
const now = () => time;

beforeEach(() => {
  locks = createLocks();
  time = 1_000_000;
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Ends every tab, as a crash of the browser does. */
const endTabs = () => locks.held.clear();

/** Leaves the page after a while, as a reload does. */
function leaveAfter(milliseconds: number): void {
  time += milliseconds;
  dispatchEvent(new Event('pagehide'));
  endTabs();
}

describe('counting failed starts', () => {
  it('counts starts that ended before their first page', async () => {
    expect((await countStart(now)).failures).toBe(0);
    leaveAfter(10_000);
    expect((await countStart(now)).failures).toBe(1);
    endTabs();
    expect((await countStart(now)).failures).toBe(2);
  });

  it('forgets failures after a successful start', async () => {
    await countStart(now);
    leaveAfter(10_000);
    (await countStart(now)).succeed();
    endTabs();
    expect((await countStart(now)).failures).toBe(0);
  });

  it('does not count pages that users leave at once', async () => {
    await countStart(now);
    leaveAfter(500);
    expect((await countStart(now)).failures).toBe(0);
  });

  it('does not count other tabs that are starting', async () => {
    await Promise.all([countStart(now), countStart(now), countStart(now)]);
    expect((await countStart(now)).failures).toBe(0);
  });

  it('keeps the starts of other tabs when one succeeds', async () => {
    await countStart(now);
    time += 1;
    const other = await countStart(now);
    other.succeed();
    endTabs();
    expect((await countStart(now)).failures).toBe(1);
  });

  it.each(['{', '{"id":1}', '[null, 1, {"id":"a"}]'])('ignores the damaged record %s', async (stored) => {
    localStorage.setItem('admin.starts', stored);
    expect((await countStart(now)).failures).toBe(0);
  });

  it('counts nothing without locks', async () => {
    vi.stubGlobal('navigator', {});
    await countStart(now);
    expect((await countStart(now)).failures).toBe(0);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the first page', () => {
  const pageOf = (html: string) => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = html;
    return page;
  };

  it('is reached with its heading', async () => {
    const page = pageOf('<main></main>');
    const reached = vi.fn<() => void>();
    onFirstPage(reached, page);
    expect(reached).not.toHaveBeenCalled();
    page.body.innerHTML = '<main><h1>Articles</h1></main>';
    await vi.waitFor(() => expect(reached).toHaveBeenCalledOnce());
  });

  it('is reached immediately if it is already shown', () => {
    const reached = vi.fn<() => void>();
    onFirstPage(reached, pageOf('<h1>Articles</h1>'));
    expect(reached).toHaveBeenCalledOnce();
  });

  it('is not reached while the host has failed', async () => {
    const page = pageOf('');
    const reached = vi.fn<() => void>();
    onFirstPage(reached, page);
    page.body.innerHTML = '<main data-panel-failed><h1>Boot report</h1></main>';
    await Promise.resolve();
    expect(reached).not.toHaveBeenCalled();
  });
});
