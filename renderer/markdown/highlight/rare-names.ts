/** Languages of highlight.js without another name that are read when a text uses one. A test compares them with those of the package. */
const WITHOUT_ALIAS = `
1c abnf accesslog ada arcade aspectj autoit avrasm awk basic bnf cal ceylon clojure-repl coq csp d dart dsconfig dts
ebnf elm erb erlang-repl fix flix glsl gml golo gradle groovy haml hsp irpf90 isbl julia ldif leaf less lisp
livecodeserver llvm lsl matlab maxima mel mizar mojolicious monkey n1ql nim node-repl nsis oxygene parser3 php
php-template pony profile prolog properties r rib rsl ruleslanguage sas scala scss smali sqf subunit swift
taggerscript tap thrift tp vala vbscript-html vhdl vim wasm wren x86asm
`

/** Those with other names, which follow them. */
const WITH_ALIASES = `
actionscript as
angelscript asc
applescript osascript
arduino ino
armasm arm
asciidoc adoc
autohotkey ahk
axapta x++
brainfuck bf
c h
capnproto capnp
clean icl dcl
clojure clj edn
cmake cmake.in
coffeescript coffee cson iced
cos cls
cpp cc c++ h++ hpp hh hxx cxx
crmsh crm pcmk
crystal cr
delphi dpr dfm pas pascal
django jinja
dns bind zone
dos bat batch cmd
dust dst
elixir ex exs
erlang erl
excel xlsx xls
fortran f90 f95
freedesktop desktop systemd
fsharp fs f#
gams gms
gauss gss
gcode nc
gherkin feature
go golang
graphql gql
handlebars hbs html.hbs html.handlebars htmlbars
haskell hs
haxe hx
hy hylang
inform7 i7
java jsp
jboss-cli wildfly-cli
julia-repl jldoctest
kotlin kt kts ktm ktx
lasso lassoscript
latex tex
livescript ls
lua pluto
makefile mk mak make
mathematica mma wl
mercury m moo
mipsasm mips
moonscript moon
nestedtext nt
nix nixos
objectivec mm objc obj-c obj-c++ objective-c++
ocaml ml
openscad scad
perl pl pm
pf pf.conf
pgsql postgres postgresql
processing pde
protobuf proto
puppet pp
purebasic pb pbi
python-repl pycon
q k kdb
qml qt
reasonml re
roboconf graph instances
routeros mikrotik
ruby rb gemspec podspec thor irb
rust rs
scheme scm
scilab sci
shell console shellsession
smalltalk st
sml ml
stan stanfuncs
stata do ado
step21 p21 step stp
stylus styl
tcl tk
twig craftcms
vbnet vb
vbscript vbs
verilog v sv svh
xl tao
xquery xpath xq xqm
zephir zep
`

/** The name of a language that is read when it is used, by each of its names. */
export const RARE: ReadonlyMap<string, string> = new Map([
  ...wordsOf(WITHOUT_ALIAS).map((name) => [name, name] as const),
  ...WITH_ALIASES.trim()
    .split('\n')
    .flatMap((line) => wordsOf(line).map((name, _, [language = '']) => [name, language] as const)),
])

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/)
}
