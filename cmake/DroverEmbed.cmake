# drover_embed(TARGET SYMBOL FOLDER file... [ALIASES (name target name_in_target)...]): makes the static library TARGET
# that contains these files unchanged, named by their paths below FOLDER. C++ finds them between SYMBOL and SYMBOL_end
# (text/embedded.h). An alias is a further name for a file that another such library contains: its bytes are embedded
# once. TARGET must be linked with that library.
function(drover_embed target symbol folder)
  cmake_parse_arguments(PARSE_ARGV 3 embed "" "" "ALIASES")
  set(assembly "${CMAKE_CURRENT_BINARY_DIR}/${target}.S")
  # WebAssembly has pointers of 32 bits, needs the size of every symbol, and has no other kinds of sections.
  if(EMSCRIPTEN)
    set(pointer .int32)
    set(texts_section ".section .rodata.${target},\"\",@")
    set(table_section ".section .data.${target},\"\",@\n.balign 4")
    set(last_section "")
  else()
    set(pointer .quad)
    set(texts_section ".section .rodata")
    set(table_section ".section .data.rel.ro,\"aw\"\n.balign 8")
    set(last_section ".section .note.GNU-stack,\"\",%progbits")
  endif()
  set(table "")
  set(blobs "")
  set(index 0)
  foreach(file IN LISTS embed_UNPARSED_ARGUMENTS)
    file(RELATIVE_PATH name "${folder}" "${file}")
    drover_embedded_symbol(${target} "${name}" shared)
    string(APPEND blobs "name_${index}: .asciz \"${name}\"\n.globl ${shared}\n${shared}:\n"
      "file_${index}: .incbin \"${file}\"\n.globl ${shared}_end\n${shared}_end:\nend_${index}: .byte 0\n")
    string(APPEND table "${pointer} name_${index}\n${pointer} file_${index}\n${pointer} end_${index}\n")
    if(EMSCRIPTEN)
      file(SIZE "${file}" bytes)
      string(LENGTH "${name}" letters)
      math(EXPR letters "${letters} + 1")
      string(APPEND blobs ".size name_${index}, ${letters}\n.size file_${index}, ${bytes}\n.size end_${index}, 1\n"
        ".size ${shared}, ${bytes}\n.size ${shared}_end, 1\n")
    endif()
    math(EXPR index "${index} + 1")
  endforeach()
  while(embed_ALIASES)
    list(POP_FRONT embed_ALIASES name other name_in_other)
    drover_embedded_symbol(${other} "${name_in_other}" shared)
    string(APPEND blobs "name_${index}: .asciz \"${name}\"\n")
    string(APPEND table "${pointer} name_${index}\n${pointer} ${shared}\n${pointer} ${shared}_end\n")
    math(EXPR index "${index} + 1")
  endwhile()
  set(sizes "")
  if(EMSCRIPTEN)
    math(EXPR bytes "12 * ${index}")
    set(sizes ".int32 0\n.size ${symbol}, ${bytes}\n.size ${symbol}_end, 4")
  endif()
  file(CONFIGURE OUTPUT "${assembly}" CONTENT "${texts_section}
${blobs}${table_section}
.globl ${symbol}
${symbol}:
${table}.globl ${symbol}_end
${symbol}_end:
${sizes}
${last_section}
")
  add_library(${target} STATIC "${assembly}")
  # Without LINKER_LANGUAGE, an archive of assembly files would keep outdated members.
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
  set_property(SOURCE "${assembly}" APPEND PROPERTY OBJECT_DEPENDS "${embed_UNPARSED_ARGUMENTS}")
endfunction()

# drover_embedded_symbol(TARGET NAME OUT): the symbol at the first byte of an embedded file; SYMBOL_end is behind the last.
function(drover_embedded_symbol target name out)
  string(MAKE_C_IDENTIFIER "${target}_${name}" symbol)
  set(${out} ${symbol} PARENT_SCOPE)
endfunction()
