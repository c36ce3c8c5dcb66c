import { lookAtGame } from "#app/features/recent/recentGames.ts";

// On a game's page: puts the game into the list of recently opened games, if the visitor keeps one.
const slug = location.pathname.split("/").pop();
if (slug) lookAtGame(slug);
