-- Without a footer of its own a site would show its legal links only. An operator may change this row, and one that is there stays.
insert into page_builder_block (source_type, html, css) values ('FOOTER', $html$
<div class="foot"><div class="foot-columns"><div><p class="foot-name">Pflegefenster</p>
<p>Pflegeanbieter, Pflegekräfte und Angehörige finden hier zueinander.</p></div>
<nav aria-label="Suche"><h2>Suche</h2><ul>
<li><a href="/">Pflegeanbieter finden</a></li>
<li><a href="/pflegeanbieter">Pflegepersonal finden</a></li>
<li><a href="/pflegepersonal">Pflegejobs finden</a></li>
</ul></nav>
<nav aria-label="Wissen"><h2>Wissen</h2><ul>
<li><a href="/pflegemagazin">Pflegemagazin</a></li>
<li><a href="/pflegeratgeber">Pflegeratgeber</a></li>
<li><a href="/pflegeleitfaden">Pflegeleitfaden</a></li>
<li><a href="/pakete">Pakete und Preise</a></li>
</ul></nav>
<nav aria-label="Vertrauen"><h2>Vertrauen</h2><ul>
<li><a href="/so-sortieren-wir">So sortieren wir</a></li>
<li><a href="/so-pruefen-wir-bewertungen">So prüfen wir Bewertungen</a></li>
<li><a href="/kontakt#melden">Inhalte melden</a></li>
<li><a href="/barrierefreiheit">Informationen zur Barrierefreiheit</a></li>
</ul></nav></div>
<ul class="foot-legal" role="list">
<li><a href="/impressum">Impressum</a></li>
<li><a href="/datenschutz">Datenschutz</a></li>
<li><a href="/agb">AGB</a></li>
<li><a href="/datenschutz#cookie-einstellungen">Cookie-Einstellungen</a></li>
<li><a href="/kontakt">Kontakt</a></li>
</ul></div>
$html$, $css$
.foot{background:var(--night);color:var(--night-text);padding:48px max(16px,calc((100% - 1200px)/2));font-size:1rem}
.foot-columns{display:grid;gap:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,13rem),1fr))}
.foot h2,.foot-name{font:600 1.25rem var(--font-head);margin:0 0 8px;color:inherit}
.foot ul{list-style:none;margin:0;padding:0}
.foot a{color:inherit;display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.foot a:hover{text-decoration:underline}
.foot .foot-legal{display:flex;flex-wrap:wrap;gap:0 24px;margin-top:24px}
$css$)
on conflict (source_type) do nothing;
