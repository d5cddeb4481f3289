# See docs/deployment.md, "Docker". The build generates the configuration of nginx.
FROM node:20-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG BASE_PATH
ARG VITE_API
ARG VITE_API_URL
ARG VITE_REAL_API
ARG VITE_SESSION
ARG VITE_OIDC_ISSUER
ARG VITE_OIDC_CLIENT
ARG VITE_OIDC_SCOPE
RUN npm run build

FROM nginx:stable-alpine
COPY --from=build /app/dist-info/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /srv/app
