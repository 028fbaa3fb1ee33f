import { readBudgets } from './script-size.mjs';

const budgets = readBudgets();

/** The targets of the enterprise edition beside the community edition on a database. */
function editionAims(database) {
  return [
    ...['create', 'update'].map((write) => ({ figure: `${database}.auditLog.${write}.ratio`, atMost: 1.05 })),
    ...['create', 'update', 'list', 'listAfterWrite'].map((request) => ({
      figure: `${database}.enterprise.${request}.ratio`,
      atMost: 1.2,
    })),
  ];
}

/** The targets of the figures, each with its path in the result. Times in ms, memory in MB, sizes in bytes. */
const aims = [
  { figure: 'server.start.median', atMost: 500 },
  { figure: 'server.memory.idle', atMost: 110 },
  { figure: 'server.memory.afterLoad', atMost: 160 },
  { figure: 'server.list.unchanged.median', atMost: 3 },
  { figure: 'server.list.unchanged.requestsPerSecond', atLeast: 1500 },
  { figure: 'server.list.afterWrite.median', atMost: 20 },
  { figure: 'server.lists.sortedByTitle.median', atMost: 3.5 },
  { figure: 'server.lists.relation.median', atMost: 8 },
  { figure: 'server.lists.frequentWord.median', atMost: 8 },
  ...['relation', 'relationDeepPage', 'frequentWord', 'frequentWordDeepPage', 'oneLetter', 'twoLetters'].map(
    (list) => ({ figure: `server.lists.${list}.maxWait`, atMost: 50 }),
  ),
  { figure: 'server.heaviestEntry.median', atMost: 5 },
  { figure: 'server.smallEntry.requestsPerSecond', atLeast: 6000 },
  { figure: 'server.heaviestEntry.requestsPerSecond', atLeast: 6000 },
  { figure: 'server.create.median', atMost: 2.5 },
  { figure: 'server.contentApi.list.unchanged.median', atMost: 1 },
  { figure: 'server.contentApi.list.unchanged.requestsPerSecond', atLeast: 5000 },
  { figure: 'server.contentApi.list.afterWrite.median', atMost: 5 },
  { figure: 'server.contentApi.wholePage.afterWrite.median', atMost: 10 },
  { figure: 'server.contentApi.memory.after', atMost: 250 },
  ...editionAims('server'),
  { figure: 'server.bulkPublish.checked.median', atMost: 300 },
  { figure: 'server.bulkPublish.matching.milliseconds', atMost: 10_000 },
  { figure: 'server.bulkPublish.matching.others.max', atMost: 50 },
  { figure: 'server.bulkPublish.matching.unpublished.others.max', atMost: 50 },
  { figure: 'server.bulkPublish.matching.deleted.others.max', atMost: 50 },
  { figure: 'server.bulkPublish.matching.memory.after', atMost: 200 },
  { figure: 'server.underAttack.relationOrder.p99', atMost: 100 },
  { figure: 'server.underAttack.textFilter.p99', atMost: 100 },
  { figure: 'server.underAttack.invalidSignIns.p99', atMost: 100 },
  { figure: 'server.underAttack.invalidRenewals.p99', atMost: 100 },
  { figure: 'server.underAttack.longTexts.p99', atMost: 100 },
  { figure: 'server.underAttack.passwords.p99', atMost: 100 },
  { figure: 'server.underAttack.invalidComponents.p99', atMost: 100 },
  { figure: 'server.underAttack.invalidBlocks.p99', atMost: 100 },
  { figure: 'server.underAttack.emptyObjects.p99', atMost: 100 },
  { figure: 'server.shares.folders.moved.median', atMost: 200 },
  // No iteration of the event loop is longer than 100 ms; a request can wait for two of them.
  { figure: 'server.shares.copyOfLongList.others.max', atMost: 150 },
  ...['bodies', 'downloads', 'uploads'].flatMap((kind) => [
    { figure: `server.shares.slowClients.${kind}.others.max`, atMost: 1000 },
    { figure: `server.shares.slowClients.${kind}.others.refused`, atMost: 0 },
  ]),
  { figure: 'panel.weight.signIn.formScriptBytes', atMost: budgets.signInForm.limit },
  { figure: 'panel.weight.signIn.brotli.scriptBytes', atMost: budgets.signIn.limit },
  { figure: 'panel.weight.signIn.layoutShift', atMost: 0.001 },
  { figure: 'panel.weight.firstList.brotli.scriptBytes', atMost: budgets.firstList.limit },
  { figure: 'panel.times.signInForm.ratio', atMost: 1.3 },
  { figure: 'panel.times.signedInRows.ratio', atMost: 1.6 },
  { figure: 'panel.times.signedInLive.ratio', atMost: 2.2 },
  { figure: 'panel.times.repeatVisitRows.ratio', atMost: 2 },
  { figure: 'panel.times.repeatVisitLive.ratio', atMost: 3 },
  { figure: 'panel.times.listToEntry.ratio', atMost: 2.2 },
  { figure: 'panel.times.listToSecondEntry.ratio', atMost: 2 },
  { figure: 'panel.times.nextPage.ratio', atMost: 1.6 },
  { figure: 'panel.times.nextPageAfterResponse.panel', atMost: 30 },
  { figure: 'panel.times.hoveredToEntry.panel', atMost: 60 },
  { figure: 'panel.times.hoveredToEntry.ratio', atMost: 1.4 },
  { figure: 'panel.times.sort.ratio', atMost: 1.6 },
  { figure: 'panel.times.search.ratio', atMost: 2.5 },
  { figure: 'edition.signIn.ratio', atMost: 1.15 },
  { figure: 'panel.weight.firstList.requests', atMost: 12 },
  { figure: 'form.large.register', atMost: 20 },
  { figure: 'form.large.keyPress.median', atMost: 1 },
  { figure: 'form.huge.keyPress.median', atMost: 3 },
  { figure: 'entry.keyPress.panel.top.p95', atMost: 16 },
  { figure: 'entry.keyPress.panel.deep.p95', atMost: 16 },
  { figure: 'entry.keyPress.panel.slowProcessor.p95', atMost: 60 },
  { figure: 'entry.openSmall.ratio', atMost: 2 },
  { figure: 'entry.openBig.ratio', atMost: 2 },
  { figure: 'entry.coldTitle.ratio', atMost: 2 },
  { figure: 'entry.coldItems.ratio', atMost: 2.2 },
  { figure: 'entry.coldRequests.panel', atMost: 20 },
  ...['addItem', 'moveItem', 'removeItem'].flatMap((edit) => [
    { figure: `entry.${edit}.panel`, atMost: 50 },
    { figure: `entry.${edit}.ratio`, atMost: 2 },
  ]),
  { figure: 'entry.save.ratio', atMost: 3 },
  { figure: 'entry.server.save.median', atMost: 150 },
  { figure: 'entry.heap.panel.growth', atMost: 5 },
  ...['blocks', 'markdown'].flatMap((editor) => [
    { figure: `writing.${editor}.openingAfterResponse`, atMost: 300 },
    { figure: `writing.${editor}.long.p95`, atMost: 16 },
    { figure: `writing.${editor}.slowProcessor.p95`, atMost: 50 },
  ]),
];

/** The server targets on PostgreSQL, if it was measured. */
const postgresAims = [
  { figure: 'postgres.list.unchanged.median', atMost: 5 },
  { figure: 'postgres.create.median', atMost: 5 },
  ...editionAims('postgres'),
  ...['oneLetter', 'twoLetters'].map((list) => ({
    figure: `postgres.lists.${list}.maxWait`,
    atMost: 50,
  })),
  ...['', 'unpublished.', 'deleted.'].map((change) => ({
    figure: `postgres.bulkPublish.matching.${change}others.max`,
    atMost: 50,
  })),
];

/** Compares a result with the targets; a missing figure counts as not met. */
export function compareWithAims(result) {
  return [...aims, ...(result.postgres ? postgresAims : [])].map((aim) => {
    const value = aim.figure.split('.').reduce((part, key) => part?.[key], result) ?? null;
    const met = value !== null && value <= (aim.atMost ?? Infinity) && value >= (aim.atLeast ?? -Infinity);
    return { ...aim, value, met };
  });
}
