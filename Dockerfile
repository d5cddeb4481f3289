# docs/deployment.md, "Docker". What nginx has to be told comes out of the build.
FROM node:20-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH
ARG VITE_API
ARG VITE_API_URL
ARG VITE_REAL_API
RUN npm run build

FROM nginx:stable-alpine
COPY --from=build /app/dist/hosting/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /srv/app
