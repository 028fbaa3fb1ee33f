# The blog, built in one stage and run in another that has no tools: docs/guides/run-in-production.md
FROM node:20-slim AS build
WORKDIR /app
COPY . .
# Building installs exactly what the lockfile says.
RUN npm run build && npm prune --omit=dev

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=1337 DATA_DIR=/data
WORKDIR /app
# The commands as well, since backups are made in here.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/packages/cli ./packages/cli
COPY --from=build /app/examples/blog ./examples/blog
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 1337
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/_health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "--v8-pool-size=2", "examples/blog/dist/server/main.js"]
